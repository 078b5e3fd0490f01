import fc from 'fast-check';
import { documentedCommissionRates } from '../../../events/company/commission-rates.rules.js';
import examples from '../../../test/worked-examples.json' with { type: 'json' };
import type { CommissionRates } from './commission-rates.rules.js';
import { ratesOfCompany } from './rates-of-company.rules.js';
import type { CommissionedSale } from './commissioned-sale.rules.js';
import { managerCommission } from './manager-commission.rules.js';
import { monthlyBonus } from './monthly-bonus.rules.js';
import { monthlyPayDates, weeklyPayDates } from './pay-dates.rules.js';
import { salesCommission } from './sales-commission.rules.js';

const rates: CommissionRates = ratesOfCompany(documentedCommissionRates, [{ itemId: 1, retired: false, facts: { name: 'EXCEPTION-DEAL' } }, { itemId: 2, retired: true, facts: { name: '' } }]);
const PAY_DATE = examples.sales_commission.payDate;
const agent = { isSalesManager: false };

const sale: CommissionedSale = {
  kind: 'resale',
  contractId: 1018,
  contractStatus: 'Signed',
  purchasePrice: '10000.00',
  deposit: '5000.00',
  paidInFullDate: null,
  paymentStatus: 'Down Payment Paid',
  howPaid: '',
  dealNumber: '',
  salesAgent: 'Dana Kim',
  toName: '',
  isToUsed: false,
};

interface Example {
  readonly purchasePrice: string;
  readonly depositAmount: string;
  readonly paidInFullDate?: string;
  readonly paymentStatus?: string;
  readonly notes?: string;
  readonly deal?: string;
  readonly agentIsTo?: boolean;
}

function saleOf({ purchasePrice, depositAmount, paidInFullDate = undefined, paymentStatus = '', notes = '', deal = '', agentIsTo = false }: Example): CommissionedSale {
  return { ...sale, purchasePrice, deposit: depositAmount, paidInFullDate: paidInFullDate ?? null, paymentStatus, howPaid: notes, dealNumber: deal, ...(agentIsTo && { toName: ' dana KIM' }) };
}

describe('What a sale pays its sales agent', () => {
  it.each(examples.sales_commission.cases as readonly { readonly input: Example; readonly expect: { readonly rate: string; readonly commission: string | null; readonly reserve: string | null; readonly net: string | null } }[])(
    'worked example: $expect.rate of $input.purchasePrice with $input.depositAmount down',
    ({ input, expect: { rate, commission, reserve, net } }) => {
      expect(salesCommission(PAY_DATE, rates)(saleOf(input), agent)).toMatchObject({ rate, commission: commission ?? '0.00', reserve: reserve ?? '0.00', net: net ?? '0.00' });
    },
  );

  it('is 9 percent of what was in full in hand two days before the pay date, and not of what came on the third (D3)', () => {
    const paid = (paidInFullDate: string) => salesCommission(PAY_DATE, rates)({ ...sale, paidInFullDate, paymentStatus: 'Paid in Full at Signing' }, agent).rate;
    expect(['2026-11-18', '2026-11-19'].map(paid)).toEqual(['0.09', '0.08']);
  });

  it('takes one full payment by its words, to the letter (D4)', () => {
    const paid = (howPaid: string) => salesCommission(PAY_DATE, rates)({ ...sale, deposit: '0.00', paidInFullDate: '2026-11-10', howPaid }, agent).rate;
    expect(['Credit Card (Full Payment)', 'Cash/Check Full Payment', 'Cash/Check Full Payment, by wire'].map(paid)).toEqual(['0.09', '0.09', '0']);
  });

  it('leaves out a sales manager with a TO, and whatever came to nothing (D8)', () => {
    expect(salesCommission(PAY_DATE, rates)({ ...sale, isToUsed: true }, { isSalesManager: true }).rate).toBe('excluded');
    expect(salesCommission(PAY_DATE, rates)({ ...sale, isToUsed: true }, agent).rate).toBe('0.08');
    expect(['Canceled', 'Rescinded', 'Expired'].map((contractStatus) => salesCommission(PAY_DATE, rates)({ ...sale, contractStatus }, agent).rate)).toEqual(['excluded', 'excluded', '0.08']);
  });

  it('says the rule that won, those asked before it and why not, and those that nobody asked', () => {
    const { asked } = salesCommission(PAY_DATE, rates)({ ...sale, deposit: '2500.00' }, agent);
    expect(asked.map(({ answer }) => answer)).toEqual(['holds not', 'holds not', 'holds not', 'holds not', 'holds not', 'holds', 'not asked', 'not asked']);
    expect(asked.slice(3, 6)).toEqual([
      { rule: '9%, paid in full', answer: 'holds not', why: 'No day on which it was paid in full' },
      { rule: '8%, half put down', answer: 'holds not', why: '25% put down' },
      { rule: '7%, a quarter put down', answer: 'holds', why: '25% put down' },
    ]);
  });

  it('is reserve and net to the cent, whatever the price (D6)', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((inCents) => (inCents / 100).toFixed(2));
    fc.assert(
      fc.property(amount, amount, (purchasePrice, deposit) => {
        const { commission, reserve, net } = salesCommission(PAY_DATE, rates)({ ...sale, purchasePrice, deposit }, agent);
        expect(Math.round(Number(reserve) * 100) + Math.round(Number(net) * 100)).toBe(Math.round(Number(commission) * 100));
      }),
    );
  });
});

describe('What a sale pays a sales manager', () => {
  const examplesOfManagers = examples.manager_commission as readonly { readonly input: Example & { readonly senior?: boolean; readonly managerIsTo?: boolean; readonly managerIsAgent?: boolean }; readonly expect: { readonly rate: string; readonly commission: string } }[];
  it.each(examplesOfManagers)('worked example: $expect.rate of $input.purchasePrice with $input.depositAmount down', ({ input, expect: figures }) => {
    const { senior = false, managerIsTo = false, managerIsAgent = false } = input;
    const of = { ...saleOf(input), ...(managerIsTo && { toName: 'Marcus Reyes' }), ...(managerIsAgent && { salesAgent: 'Marcus Reyes' }) };
    expect(managerCommission({ fullName: 'Marcus Reyes', isSenior: senior }, rates)(of)).toMatchObject(figures);
  });
});

describe('The bonus of a month', () => {
  it.each(examples.monthly_bonus)('worked example: $netVolume makes $expect.bonus', ({ netVolume, expect: figures }) => {
    expect(monthlyBonus(netVolume, rates.bonus)).toEqual(figures);
  });

  it('is that of the band below where the volume ends a band (D11)', () => {
    expect(['34999.99', '45000.00', '125000.00'].map((volume) => monthlyBonus(volume, rates.bonus).rate)).toEqual(['0', '0.01', '0.07']);
  });
});

describe('Pay dates', () => {
  it.each(examples.weekly_pay_dates)('worked example: the weeks as of $today', ({ today, count, first, second, last }) => {
    const dates = weeklyPayDates(today);
    expect([dates.length, dates[0], dates[1], dates.at(-1)]).toEqual([count, first, second, last]);
  });

  it.each(examples.monthly_pay_dates)('worked example: the months as of $today', ({ today, all }) => {
    expect(monthlyPayDates(today)).toEqual(all);
  });
});
