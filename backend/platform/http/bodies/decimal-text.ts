import { Decimal } from 'decimal.js';

/**
 * Reads an amount as people and older clients send it (`12,500.00`, 12500, "12500.5") into a decimal string with at
 * least two places. What is not a number is passed on for the validator to refuse.
 */
export function decimalText(places: number): (input: { value: unknown }) => unknown {
  return ({ value }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    const text = String(value).trim().replaceAll(',', '');
    if (!/^-?\d+(\.\d+)?$/.test(text)) return value;
    const amount = new Decimal(text);
    return amount.toFixed(Math.min(places, Math.max(2, amount.decimalPlaces())), Decimal.ROUND_HALF_UP);
  };
}
