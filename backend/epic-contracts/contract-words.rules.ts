import { withSeparators } from '../platform/amounts/with-separators.rules.js';

/** What the documents have a contract say, in the form as in a refusal (document 2, 8). */
export const PAID_IN_FULL = 'Embarc and Rendezvous contracts must be paid in full with credit card or cash.';
export const NOTHING_FINANCED = 'Nothing is left to finance: please choose a full payment.';
export const NO_PRODUCTS = 'No available products.';

/** @param aprCeiling percent a year: "18.00" is said as 18 */
export function overCeiling(aprCeiling: string): string {
  return `The APR cannot exceed ${Number(aprCeiling)}%.`;
}

/** @param minimumPrice dollars with 2 places */
export function belowMinimum(minimumPrice: string): string {
  return `The minimum total purchase price including closing costs for this product is $${withSeparators(minimumPrice)}`;
}
