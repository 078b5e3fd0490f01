import { Decimal } from 'decimal.js';

/** Dollars a point (D2 section 9). */
export const PRICE_PER_POINT = '0.02';
export const DEFAULT_TRANSACTION_FEE = '29.00';
/** Purchases go in steps of so many points. */
export const POINTS_STEP = 5_000;
/** Staff may sell at most so many at once; the portal sells whatever is available (`decisions.md F8`). */
export const STAFF_MAXIMUM = 20_000;
/** Held points go back when they are not paid within so many minutes (`decisions.md F9`). */
export const HOLD_MINUTES = 30;

/** Points x price + fee, dollars, half-up to cents (`decisions.md F10`). */
export function purchaseTotal(points: number, pricePerPoint: string, transactionFee: string): string {
  return new Decimal(points).times(pricePerPoint).plus(transactionFee).toFixed(2, Decimal.ROUND_HALF_UP);
}

/** What a person may choose from; empty reads "No Points Available". */
export function pointsChoices(available: number, maximum = Infinity): number[] {
  const most = Math.min(available, maximum);
  return Array.from({ length: Math.floor(most / POINTS_STEP) }, (_, step) => (step + 1) * POINTS_STEP);
}
