import { Decimal } from 'decimal.js';
import type { Filter } from '../../backend/platform/lists/list.dto.js';
import type { Berth } from './berths.js';

export type NumberedBerth = Berth & { readonly berthId: number };

/** What a list answers, worked out the plain way: the measure for the SQL. */
export function naiveRows(rows: readonly NumberedBerth[], filters: readonly Filter[], search: string | undefined, sort: string): NumberedBerth[] {
  const field = sort.replace(/^-/, '') as keyof NumberedBerth;
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows
    .filter((row) => filters.every((filter) => fits(row, filter)) && found(row, search))
    .sort((a, b) => ordered(a[field], b[field], direction) || direction * (a.berthId - b.berthId));
}

function fits(row: NumberedBerth, { field, op, value }: Filter): boolean {
  const held = row[field as keyof NumberedBerth];
  const blank = held === null || (typeof held === 'string' && held.trim() === '');
  if (op === 'empty' || op === 'present') return blank === (op === 'empty');
  if (held === null) return false;
  switch (op) {
    case 'is':
      return compared(held, value) === 0;
    case 'oneOf':
      return (value as string[]).some((one) => compared(held, one) === 0);
    case 'contains':
      return String(held).toLowerCase().includes(String(value).toLowerCase());
    case 'from':
      return compared(held, value) >= 0;
    case 'to':
      return compared(held, value) <= 0;
    case 'below':
      return compared(held, value) < 0;
  }
}

function found({ boat, owner, phone, length }: NumberedBerth, search: string | undefined): boolean {
  const words = wordsOf([boat, owner ?? '', phone, length].join(' '));
  if (!search) return true;
  const wanted = wordsOf(search);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-zé0-9]+/)
    .filter(Boolean);
}

function ordered(a: unknown, b: unknown, direction: number): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return direction * compared(a, b);
}

function compared(a: unknown, b: unknown): number {
  if (isNumeric(a) && isNumeric(b)) return new Decimal(a).comparedTo(b);
  const [left, right] = [String(a).trim().toLowerCase(), String(b).trim().toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Amounts and lengths; words such as '7' are text, which compares the same. */
function isNumeric(value: unknown): value is string | number {
  return typeof value === 'number' || /^-?\d+(\.\d\d)?$/.test(String(value));
}
