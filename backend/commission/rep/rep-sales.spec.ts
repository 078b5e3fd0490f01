import { documentedCommissionRates } from '../../../events/company/commission-rates.rules.js';
import type { CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import type { SaleToPay } from '../report/sale-of-row.js';
import { weeklyPayDateOf } from '../rules/pay-dates.rules.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import { repSales, totalsOfRep } from './rep-sales.js';

const rep: CommissionedEmployee = { employeeId: 31, fullName: "Sinéad O'Brien", isActive: true, isSalesRep: true, isSalesManager: false, isSenior: false };

function sold(contractId: number, date: string, deposit: string, more: Partial<SaleToPay['sale']> = {}): SaleToPay {
  const sale: SaleToPay['sale'] = { kind: 'resale', contractId, contractStatus: 'Closed', purchasePrice: '10000.00', deposit, paidInFullDate: null, paymentStatus: '', howPaid: '', dealNumber: '', salesAgent: rep.fullName, toName: '', isToUsed: false, ...more };
  return { sale, named: { kind: 'resale', contractId, date, buyer: 'Emma Anderson', what: 'Harbour Point 344', base: '10000.00' }, putDown: '0.5', facts: [] };
}

describe('What the weekly rule gives a rep', () => {
  it('goes by the rates of the day that pays each contract', () => {
    const dates: string[] = [];
    const rates = ratesOfCompany(documentedCommissionRates, []);
    const lines = repSales([sold(1018, '2026-11-12', '5000.00'), sold(1019, '2026-11-19', '2500.00')], rep, (payDate) => (dates.push(payDate), rates));
    expect(dates).toEqual(['2026-11-20', '2026-11-27']);
    expect(lines).toMatchObject([
      { contractId: 1018, payDate: '2026-11-20', rate: '0.08', commission: '800.00', reserve: '120.00', net: '680.00' },
      { contractId: 1019, payDate: '2026-11-27', rate: '0.07', commission: '700.00' },
    ]);
  });

  it('leaves out what was given back, says why, and adds it to no sum', () => {
    const lines = repSales([sold(1018, '2026-11-12', '5000.00'), sold(1020, '2026-11-13', '5000.00', { contractStatus: 'Rescinded' })], rep, () => ratesOfCompany(documentedCommissionRates, []));
    expect(lines[1]).toMatchObject({ rate: null, why: 'The contract is Rescinded', commission: '0.00' });
    expect(totalsOfRep(lines)).toEqual({ base: '10000.00', commission: '800.00', reserve: '120.00', net: '680.00' });
  });
});

it('A contract is paid on the Friday after the Wednesday that ends its week (D13)', () => {
  expect(['2026-11-11', '2026-11-12', '2026-11-18', '2026-11-19'].map(weeklyPayDateOf)).toEqual(['2026-11-13', '2026-11-20', '2026-11-20', '2026-11-27']);
});
