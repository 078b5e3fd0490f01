import { withSeparators } from '../../../backend/platform/amounts/with-separators.rules.js';

const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;

/** "12500.00" reads "12,500.00". Works on the text, because amounts are decimal strings that a float would bend. */
export function formatMoney(amount: string | number | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return '';
  const parts = AMOUNT.exec(typeof amount === 'number' ? amount.toFixed(2) : amount.trim());
  if (!parts) return String(amount);
  const [, sign = '', whole = '0', decimals = ''] = parts;
  return `${sign}${withSeparators(whole)}.${decimals.padEnd(2, '0').slice(0, 2)}`;
}

/** 1000000 reads "1,000,000". */
export function formatCount(count: number | string): string {
  const text = String(count);
  return text.startsWith('-') ? `-${withSeparators(text.slice(1))}` : withSeparators(text);
}

/** "1 contract", "1,204 contracts". */
export function countOf(count: number, { one, many }: { readonly one: string; readonly many: string }): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Exact sum of amounts with at most two decimals, counted in cents. */
export function sumMoney(amounts: readonly (string | number | null | undefined)[]): string {
  const cents = amounts.reduce<bigint>((sum, amount) => sum + centsOf(amount), 0n);
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Exact difference of two amounts. */
export function lessMoney(amount: string, less: string): string {
  return sumMoney([amount, less.startsWith('-') ? less.slice(1) : `-${less}`]);
}

function centsOf(amount: string | number | null | undefined): bigint {
  const plain = formatMoney(amount).replace(/[,.]/g, '');
  return /^-?\d+$/.test(plain) ? BigInt(plain) : 0n;
}
