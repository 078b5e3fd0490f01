import { Decimal } from 'decimal.js';
import { count, date, money, text } from '../kernel/field-kinds.rules.js';
import type { Measure } from './measures.rules.js';

/** How a membership is paid: in full, or in instalments. */
export const membershipPayments = ['paidInFull', 'financed'] as const;
export type MembershipPayment = (typeof membershipPayments)[number];

/** Percent a year: the law's limit, whatever ceiling the company sets for new contracts (`decisions.md E5`). */
export const APR_LIMIT = '18.00';

/** What the Epic dashboard counts, said once. A contract counts on its contract date, a member on the day they were enrolled. */
export const epicMeasures = {
  volume: { label: 'Membership sales', unit: 'money', counts: 'The total price of contracts by their contract date, whereas the sales dashboards go by the tour date. Drafts and rescinded contracts count, canceled ones do not', source: 'I11, I23' },
  sold: { label: 'Sold', unit: 'count', counts: 'These contracts', source: 'I22, I23' },
  paidInFull: { label: 'Paid in full', unit: 'money', counts: 'The price of those that are paid at once', source: 'E12' },
  financed: { label: 'Financed', unit: 'money', counts: 'The whole price of those that are paid in instalments', source: 'E12' },
  financedShare: { label: 'Financed share', unit: 'percent', formula: '100 × Financed / Membership sales', counts: 'Of a hundred dollars sold, how many are in contracts with a loan: each counts with its whole price, its down payment included', source: 'I8' },
  pointsOutstanding: { label: 'Points outstanding', unit: 'count', counts: 'Credits less debits of posted rows in the company’s points ledger', source: 'F14' },
  members: { label: 'Members', unit: 'count', counts: 'Everybody who was enrolled by then, whatever became of them', source: 'E23' },
  active: { label: 'Active members', unit: 'count', counts: 'Members of the status Active, of all who were enrolled by then. The RCI report counts others: those whose points are still to be ceded, by the status of their contract', source: 'E23' },
  overLimit: { label: `APR over ${APR_LIMIT}%`, unit: 'count', counts: `Financed contracts through the day, of all years, whose APR is above ${APR_LIMIT}%`, source: 'E5, E6' },
} as const satisfies Readonly<Record<string, Measure>>;

export type EpicMeasureName = keyof typeof epicMeasures;

/** A canceled contract is no sale (`decisions.md I23`). */
export function isSold(contractStatus: string): boolean {
  return contractStatus.trim().toLowerCase() !== 'canceled';
}

/** With 2 places, as an APR is said: the limit itself passes (`decisions.md E6`). */
export function isOverLimit(aprRate: string | null): boolean {
  return aprRate !== null && new Decimal(aprRate).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).gt(APR_LIMIT);
}

/** Why the points of the pool moved. */
export const pointsMoves = ['ceded', 'closedAndBought', 'other'] as const;
export type PointsMove = (typeof pointsMoves)[number];

/** Points given back are less that was closed and bought; corrections stand apart. */
export function pointsMoveOf(transactionType: string): PointsMove {
  if (transactionType === 'Unit Ceded') return 'ceded';
  return transactionType === 'Membership' || transactionType === 'Advantage Purchase' ? 'closedAndBought' : 'other';
}

/** What is summed of the contracts of a day. */
export const soldDayFields = { contractDate: date('Contract date'), payment: text('Payment'), sold: count('Sold'), volume: money('Volume'), overLimit: count('Over the limit') } as const;

/** What is counted of the members of a month. */
export const enrolledMonthFields = { month: date('Month'), memberStatus: text('Status'), membershipTier: text('Tier'), members: count('Members') } as const;

/** What moved the points of a day. */
export const pointsDayFields = { pointsDay: date('Day'), move: text('Move'), points: count('Points') } as const;
