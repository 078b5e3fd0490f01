import { documentedCommissionRates } from '../../../events/company/commission-rates.rules.js';
import type { CommissionedEmployee, SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import { commissionLines, type PaidAndUnpaid } from './commission-lines.js';
import type { CommissionReportName } from './commission-report.dto.js';
import { reportPeriod } from './report-period.js';
import { saleToPay } from './sale-of-row.js';

const person = (employeeId: number, fullName: string, marks: Partial<CommissionedEmployee> = {}): CommissionedEmployee => ({ employeeId, fullName, isActive: true, isSalesRep: true, isSalesManager: false, isSenior: false, ...marks });

const employees = [person(3, 'Dana Kim'), person(4, 'José Cohen'), person(5, 'Wei Park'), person(6, 'wei park'), person(8, 'Marcus Reyes', { isSalesManager: true }), person(9, 'Ada Voss', { isSalesManager: true, isActive: false })];

function sold(contractId: number, values: Readonly<Record<string, string>>, kind: SaleOfPeriod['kind'] = 'resale'): SaleOfPeriod {
  const all = { contractDate: '2026-11-13', contractStatus: 'Signed', purchasePrice: '10000.00', salesAgent: 'Dana Kim', ...values };
  const facts = Object.fromEntries(Object.entries(all).map(([field, value], revision) => [field, { value, revision, on: '2026-11-14' }]));
  return { saleId: `${kind}-${contractId}`, kind, contractId, facts, buyer: 'Ivan Kim', what: 'Harbour Point 204' };
}

function linesOf(report: CommissionReportName, ...rows: readonly SaleOfPeriod[]): PaidAndUnpaid {
  const { field } = reportPeriod(report, report === 'sales-executive-monthly' ? '2026-12-04' : '2026-11-20')!;
  return commissionLines(report, { payDate: '2026-11-20', sales: rows.map((row) => saleToPay(row, field)), employees, rates: ratesOfCompany(documentedCommissionRates, []) });
}

describe('The lines of a week', () => {
  it('say whom a contract pays, what, and by which rule', () => {
    const { lines } = linesOf('sales-executive-weekly', sold(1018, { depositAmount: '5000.00' }));
    expect(lines).toMatchObject([{ employeeId: 3, contractId: 1018, base: '10000.00', putDown: '0.5', rate: '0.08', rule: '8%, half put down', why: '50% put down', commission: '800.00', reserve: '120.00', net: '680.00' }]);
    expect(lines[0]!.facts.find(({ field }) => field === 'depositAmount')).toEqual({ field: 'depositAmount', value: '5000.00', version: 5, on: '2026-11-14' });
  });

  it('take both down payments of a membership, and all of it where it was one full payment (D21)', () => {
    const { lines } = linesOf(
      'sales-executive-weekly',
      sold(2092, { minimumDownPayment: '1500.00', additionalDownPayment: '1000.00', transactionType: 'Finance Transaction' }, 'membership'),
      sold(2093, { paidInFullDate: '2026-11-13', transactionType: 'Credit Card (Full Payment)' }, 'membership'),
    );
    expect(lines.map(({ kind, rate, putDown }) => [kind, rate, putDown])).toEqual([
      ['membership', '0.07', '0.25'],
      ['membership', '0.09', '1'],
    ]);
  });

  it('leave a sales manager out of a membership that names a TO: it has no other word for that', () => {
    const { leftOut } = linesOf('sales-executive-weekly', sold(2094, { salesAgent: 'Marcus Reyes', toName: 'Dana Kim' }, 'membership'));
    expect(leftOut).toMatchObject([{ contractId: 2094, reason: 'Sales managers with a TO are left out. Marcus Reyes is a sales manager; a TO was used' }]);
  });

  it('leave nobody out in silence: what is left out and what is held say why (D20)', () => {
    const { lines, leftOut, held } = linesOf(
      'sales-executive-weekly',
      sold(1, { contractStatus: 'Rescinded' }),
      sold(2, { toName: 'DANA KIM' }),
      sold(3, { salesAgent: '' }),
      sold(4, { salesAgent: 'Nobody Here' }),
      sold(5, { salesAgent: 'Wei Park' }),
      sold(6, {}),
    );
    expect(lines.map(({ contractId, rate }) => [contractId, rate])).toEqual([[6, '0']]);
    expect(leftOut.map(({ contractId, reason }) => [contractId, reason])).toEqual([
      [1, 'The contract is Rescinded'],
      [2, 'Who was the TO of the sale as well is left out. The TO is DANA KIM'],
    ]);
    expect(held.map(({ contractId, reason }) => [contractId, reason])).toEqual([
      [3, 'The contract names no sales agent'],
      [4, 'No employee is called Nobody Here'],
      [5, '2 employees are called Wei Park: 5 and 6'],
    ]);
  });
});

describe('The lines of a month', () => {
  it('share the bonus of the whole volume among its contracts, to the cent', () => {
    const parts = ['15000.05', '15000.05', '15000.05'].map((purchasePrice, index) => sold(index + 1, { purchasePrice, paidInFullDate: '2026-11-10' }));
    const { lines } = linesOf('sales-executive-monthly', ...parts, sold(9, { purchasePrice: '90000.00', contractStatus: 'Canceled', paidInFullDate: '2026-11-10' }));
    expect(lines.map(({ commission, rate, reserve }) => [commission, rate, reserve])).toEqual([
      ['300.00', '0.02', '0.00'],
      ['300.00', '0.02', '0.00'],
      ['300.00', '0.02', '0.00'],
    ]);
    expect(lines[0]).toMatchObject({ date: '2026-11-10', rule: '2%, net volume above 45,000.00', why: 'Net volume of the month 45,000.15' });
    expect(lines[0]!.asked.map(({ answer }) => answer)).toEqual(['holds not', 'holds not', 'holds not', 'holds not', 'holds not', 'holds not', 'holds', 'not asked', 'not asked']);
  });

  it('pay nothing below the lowest band, and say so', () => {
    expect(linesOf('sales-executive-monthly', sold(1, { paidInFullDate: '2026-11-10' })).lines).toMatchObject([{ rate: '0', commission: '0.00', rule: 'Nothing' }]);
  });
});

describe('A contract that another run pays', () => {
  const month = { payDate: '2026-12-04', employees, rates: ratesOfCompany(documentedCommissionRates, []) };
  const sales = ['40000.00', '40000.00'].map((purchasePrice, index) => saleToPay(sold(index + 1, { purchasePrice, paidInFullDate: '2026-11-10' }), 'paidInFullDate'));

  it('is left out with that run, and its volume reaches no band here', () => {
    const { lines, leftOut } = commissionLines('sales-executive-monthly', { ...month, sales, elsewhere: new Map([['resale-2', '2026-11-06']]) });
    expect(lines).toMatchObject([{ contractId: 1, rate: '0.01', commission: '400.00', why: 'Net volume of the month 40,000.00' }]);
    expect(leftOut).toMatchObject([{ contractId: 2, salesAgent: 'Dana Kim', reason: 'Stands in the run of 11/06/2026' }]);
  });
});

describe('The lines of managers', () => {
  it('pay each manager who is with the company of each contract', () => {
    const { lines, peopleLeftOut } = linesOf('manager-overrides', sold(1, { depositAmount: '2500.00' }), sold(2, { depositAmount: '2500.00', toName: 'Marcus Reyes' }), sold(3, { depositAmount: '100.00' }));
    expect(lines.map(({ employeeName, contractId, rate, commission }) => [employeeName, contractId, rate, commission])).toEqual([
      ['Marcus Reyes', 1, '0.01', '100.00'],
      ['Marcus Reyes', 2, '0.035', '350.00'],
      ['Marcus Reyes', 3, '0', '0.00'],
    ]);
    expect(peopleLeftOut).toEqual([{ employeeId: 9, employeeName: 'Ada Voss', reason: 'No longer active' }]);
  });
});

describe('The period of a report', () => {
  it('is that of its pay date, and there is none on another day', () => {
    expect(reportPeriod('manager-overrides', '2026-11-20')).toMatchObject({ from: '2026-11-12', to: '2026-11-18' });
    expect(reportPeriod('sales-executive-weekly', '2026-11-19')).toBeUndefined();
    expect(reportPeriod('sales-executive-monthly', '2026-11-13')).toBeUndefined();
  });
});
