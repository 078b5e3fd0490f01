import { addDays, addMonths } from './day.rules.js';

export const payPeriodKinds = ['week', 'month'] as const;
export type PayPeriodKind = (typeof payPeriodKinds)[number];

/** Which contracts a pay date pays: those with this date between two days, both included. */
export interface PayPeriod {
  readonly field: 'contractDate' | 'paidInFullDate';
  readonly from: string;
  readonly to: string;
}

/**
 * Weekly: what was signed from Thursday to Wednesday before the Friday (`decisions.md D13`). Monthly: what was paid in full by
 * the 20th of the month before, since the 21st of the one before that (`D12`).
 */
export function payPeriod(kind: PayPeriodKind, payDate: string): PayPeriod {
  if (kind === 'week') return { field: 'contractDate', from: addDays(payDate, -8), to: addDays(payDate, -2) };
  const first = `${payDate.slice(0, 7)}-01`;
  return { field: 'paidInFullDate', from: addDays(addMonths(first, -2), 20), to: addDays(addMonths(first, -1), 19) };
}
