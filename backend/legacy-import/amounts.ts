import { Decimal } from 'decimal.js';

const GROUPED = /^-?\$?\d{1,3}(,\d{3})+(\.\d+)?$/;
const PLAIN = /^-?\$?\d+(\.\d+)?$/;

/** `12,500.00`, `$7,000` and 12500.0 as a number; undefined for what is none. */
function readNumber(value: string | number): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Decimal(value) : undefined;
  const text = value.trim();
  if (!GROUPED.test(text) && !PLAIN.test(text)) return undefined;
  return new Decimal(text.replaceAll(/[$,]/g, ''));
}

/** An amount in dollars with two places, half-up. */
export function readAmount(value: string | number): string | undefined {
  return readNumber(value)?.toFixed(2, Decimal.ROUND_HALF_UP);
}

/** A rate, fraction or price a point, with as many places as it has. */
export function readDecimal(value: string | number): string | undefined {
  return readNumber(value)?.toFixed();
}

export function readWhole(value: string | number): number | undefined {
  const number = readNumber(value);
  return number?.isInteger() && number.abs().lte(Number.MAX_SAFE_INTEGER) ? number.toNumber() : undefined;
}
