import { Decimal } from 'decimal.js';

const AMOUNT = /^(?<sign>-?\$?|\$-)(?<digits>(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{0,2})?|\.\d{1,2})$/;

/**
 * Reads an amount as people type it: 12500, 12,500.00, $12,500, (250.00) or -250. More than two places are none: 1.000 is a
 * thousand to some.
 * @returns a decimal string with 2 places, or null when it is no amount
 */
export function readMoney(text: string): string | null {
  const typed = text.trim();
  const inBrackets = /^\((.*)\)$/.exec(typed);
  const { sign, digits } = AMOUNT.exec(inBrackets ? `-${inBrackets[1]}` : typed)?.groups ?? {};
  if (sign === undefined || digits === undefined) return null;
  const value = new Decimal(digits.replaceAll(',', ''));
  return (sign.includes('-') && !value.isZero() ? value.negated() : value).toFixed(2);
}
