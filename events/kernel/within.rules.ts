import { Decimal } from 'decimal.js';

/** Blank is within nothing. */
export function isWithin(value: string | number | null, least: number, most = Infinity): boolean {
  return value !== null && new Decimal(value).gte(least) && new Decimal(value).lte(most);
}
