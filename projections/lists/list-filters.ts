import { comparable } from './list-order.js';
import { ListRequestError, type Filter, type FilterOp } from './list-request.js';
import type { ColumnType, TableColumn } from './list-table.js';
import type { SqlParameters } from '../engine/write/sql-parameters.js';
import { filterValue, filterValues } from './list-filter-values.js';

const TEXT_OPS: readonly FilterOp[] = ['is', 'oneOf', 'contains', 'empty', 'present'];
const RANGE_OPS: readonly FilterOp[] = ['is', 'oneOf', 'from', 'to', 'below', 'empty', 'present'];

const OPS: Readonly<Record<ColumnType, readonly FilterOp[]>> = {
  text: TEXT_OPS,
  boolean: ['is', 'oneOf', 'empty', 'present'],
  number: RANGE_OPS,
  date: RANGE_OPS,
  instant: RANGE_OPS,
};

/** The day of a business instant is New York's (`decisions.md C25`). */
const DAY_START = `::timestamp AT TIME ZONE 'America/New_York'`;

const COMPARISONS = { from: '>=', to: '<=', below: '<' } as const;

/** One filter as an SQL condition. @throws ListRequestError when the column has no such comparison or the value does not fit */
export function filterCondition(filter: Filter, column: TableColumn, parameters: SqlParameters): string {
  const type = column.type ?? 'text';
  if (!OPS[type].includes(filter.op)) throw new ListRequestError(filter.field, `can be filtered by ${OPS[type].join(', ')}`);
  switch (filter.op) {
    case 'empty':
      return isEmpty(column);
    case 'present':
      return `NOT (${isEmpty(column)})`;
    case 'contains':
      return `strpos(lower(${column.sql}), lower(${parameters.add(filterValue(filter, type))})) > 0`;
    case 'is':
      return equals(column, [filterValue(filter, type)], parameters);
    case 'oneOf':
      return equals(column, filterValues(filter, type), parameters);
    case 'from':
    case 'to':
    case 'below':
      return compares(column, filter.op, filterValue(filter, type), parameters);
  }
}

function isEmpty(column: TableColumn): string {
  return column.type === 'text' ? `coalesce(btrim(${column.sql}), '') = ''` : `${column.sql} IS NULL`;
}

function equals(column: TableColumn, values: readonly string[], parameters: SqlParameters): string {
  if (values.length === 0) return 'false';
  if (column.type === 'instant') return anyOf(values.map((value) => sameInstant(column, value, parameters)));
  const terms = values.map((value) => (column.type === 'text' ? `lower(btrim(${parameters.add(value)}))` : typed(column, value, parameters)));
  return terms.length === 1 ? `${comparable(column)} = ${terms[0]}` : `${comparable(column)} IN (${terms.join(', ')})`;
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(' OR ')})`;
}

/** A whole day, or one instant. */
function sameInstant(column: TableColumn, value: string, parameters: SqlParameters): string {
  if (!isDay(value)) return `${column.sql} = ${parameters.add(value)}::timestamptz`;
  return `(${compares(column, 'from', value, parameters)} AND ${compares(column, 'to', value, parameters)})`;
}

function compares(column: TableColumn, op: keyof typeof COMPARISONS, value: string, parameters: SqlParameters): string {
  if (column.type !== 'instant' || !isDay(value)) return `${column.sql} ${COMPARISONS[op]} ${typed(column, value, parameters)}`;
  const day = `${parameters.add(value)}::date`;
  // "To the 5th" takes in the whole 5th.
  return op === 'to' ? `${column.sql} < (${day} + 1)${DAY_START}` : `${column.sql} ${COMPARISONS[op]} (${day})${DAY_START}`;
}

function typed(column: TableColumn, value: string, parameters: SqlParameters): string {
  const placeholder = parameters.add(value);
  switch (column.type) {
    case 'number':
      // A whole number stays one: compared as numeric it could not use the index of an integer column.
      return `${placeholder}::${/^-?\d{1,18}$/.test(value) ? 'bigint' : 'numeric'}`;
    case 'date':
      return `${placeholder}::date`;
    case 'instant':
      return `${placeholder}::timestamptz`;
    case 'boolean':
      return `${placeholder}::boolean`;
    default:
      return placeholder;
  }
}

function isDay(value: string): boolean {
  return value.length === 10;
}
