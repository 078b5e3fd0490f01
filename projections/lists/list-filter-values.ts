import { ListRequestError, type Filter } from './list-request.js';
import type { ColumnType } from './list-table.js';

const MAX_VALUES = 500;
const MAX_LENGTH = 500;

const YES_NO: Readonly<Record<string, string>> = { yes: 'true', true: 'true', no: 'false', false: 'false' };

/** The single value of a filter, held to the column's type. @throws ListRequestError */
export function filterValue(filter: Filter, type: ColumnType): string {
  if (typeof filter.value !== 'string' && typeof filter.value !== 'number') {
    throw new ListRequestError(filter.field, `${filter.op} needs one value`);
  }
  return checked(filter.field, String(filter.value), type);
}

/** @throws ListRequestError */
export function filterValues(filter: Filter, type: ColumnType): string[] {
  const values: unknown = filter.value;
  if (!Array.isArray(values)) throw new ListRequestError(filter.field, `${filter.op} needs an array of values`);
  if (values.length > MAX_VALUES) throw new ListRequestError(filter.field, `takes at most ${MAX_VALUES} values`);
  return values.map((value) => filterValue({ ...filter, value: value as string }, type));
}

function checked(field: string, raw: string, type: ColumnType): string {
  if (raw.length > MAX_LENGTH) throw new ListRequestError(field, `takes at most ${MAX_LENGTH} characters`);
  // Postgres text cannot hold the null character.
  if (raw.includes('\u0000')) throw new ListRequestError(field, 'takes text without null characters');
  if (type === 'text') return raw;
  return ofType(field, raw.trim(), type);
}

function ofType(field: string, value: string, type: Exclude<ColumnType, 'text'>): string {
  switch (type) {
    case 'number':
      if (!/^-?\d{1,20}(\.\d{1,10})?$/.test(value)) throw new ListRequestError(field, 'takes a number');
      return value;
    case 'date':
      if (!isDate(value)) throw new ListRequestError(field, 'takes a date as YYYY-MM-DD');
      return value;
    case 'instant':
      if (!isDate(value) && !isInstant(value)) throw new ListRequestError(field, 'takes a date as YYYY-MM-DD or a time in ISO UTC');
      return value;
    case 'boolean': {
      const known = YES_NO[value.toLowerCase()];
      if (known === undefined) throw new ListRequestError(field, 'takes yes or no');
      return known;
    }
  }
}

/** A day that exists: 2026-02-30 does not. */
function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isInstant(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?Z$/.test(value) && isDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}
