import { Decimal } from 'decimal.js';
import { withSeparators } from '../../platform/amounts/with-separators.rules.js';

/** How reasons say amounts and shares: as people write them. */

/** "55,000.00" */
export function amountInWords(amount: string): string {
  return withSeparators(new Decimal(amount).toFixed(2));
}

/** "9%" of 0.09. */
export function percentWords(rate: string): string {
  return `${new Decimal(rate).times(100).toString()}%`;
}

/** Cut and not rounded: 24.999% must not read as a quarter. */
export function shareInWords(share: Decimal): string {
  return `${share.times(100).toDecimalPlaces(2, Decimal.ROUND_DOWN).toString()}%`;
}
