import type { SalesLens } from '../../../events/reports/sales-lens.rules.js';

/** Which sales a report counts (`decisions.md I25`). */
export const salesWords = { all: 'Resale and membership', resale: 'Resale alone', membership: 'Membership alone' } as const;

/** What else a report on paper is of than its days: "Resale alone, closed only". Empty where all sales are counted. */
export function lensOnPaper({ kind, closedOnly }: SalesLens): string {
  return [kind === 'all' ? '' : salesWords[kind], closedOnly ? 'closed only' : ''].filter(Boolean).join(', ');
}

/** A year beside the one before it, as paper says it. */
export function yearOnPaper({ year, ...lens }: SalesLens & { readonly year: number }): string {
  return [`${year} against ${year - 1}`, lensOnPaper(lens)].filter(Boolean).join(', ');
}
