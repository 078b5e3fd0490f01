import { Decimal } from 'decimal.js';

/** Dollars with two places, half-up: 3% of 1,234.50 is 37.04. */
export function cents(value: Decimal): Decimal {
  return value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}
