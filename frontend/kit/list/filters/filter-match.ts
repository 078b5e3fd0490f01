import { isDay, isMoment } from '../../../../backend/platform/calendar/day.rules.js';
import type { Filter } from '../../../../backend/platform/lists/list.dto.js';
import { today } from '../../format/dates.js';
import type { Row } from '../list-definition.js';

/** Whether a pushed row still belongs to what is shown: the same rules as the list route's, on one row. */
export function fits(row: Row, filters: readonly Filter[]): boolean {
  return filters.every((filter) => fitsOne(row[filter.field], filter));
}

function fitsOne(held: unknown, { op, value }: Filter): boolean {
  switch (op) {
    case 'is':
      return same(held, value);
    case 'oneOf':
      return Array.isArray(value) && value.some((one) => same(held, one));
    case 'contains':
      return plain(held).includes(plain(value));
    case 'from':
      return !isEmpty(held) && compare(held, value) >= 0;
    case 'to':
      return !isEmpty(held) && compare(held, value) <= 0;
    case 'below':
      return !isEmpty(held) && compare(held, value) < 0;
    case 'empty':
      return isEmpty(held);
    case 'present':
      return !isEmpty(held);
    default:
      return unknownOperation(op);
  }
}

function same(held: unknown, wanted: unknown): boolean {
  return plain(asWanted(held, wanted)) === plain(wanted);
}

/** Of an instant its day in New York where a day is wanted, as the server compares them. */
function asWanted(held: unknown, wanted: unknown): unknown {
  const wantsDay = typeof wanted === 'string' && isDay(wanted);
  return wantsDay && typeof held === 'string' && isMoment(held) ? today(new Date(held)) : held;
}

function plain(value: unknown): string {
  return isEmpty(value) ? '' : String(value as string | number).trim().toLowerCase();
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Numbers and amounts by size, everything else (dates above all) as text. */
function compare(held: unknown, wanted: unknown): number {
  const [a, b] = [String(asWanted(held, wanted) as string | number), String(wanted as string | number)];
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : Number(a > b);
}

function unknownOperation(op: never): never {
  throw new Error(`Unknown filter ${String(op)}`);
}
