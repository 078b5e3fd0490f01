import { createHash } from 'node:crypto';
import { comparable, isDescending, orderBy, serves, sortField, type Order } from './list-order.js';
import type { Filter } from './list-request.js';
import type { ListTable, TableColumn } from './list-table.js';

/** The orders that an index holds the rows of a list in; a page in any other waits for all of them to be sorted. */
export interface SortIndexes<Field extends string = string> {
  /**
   * Sorts that a page must not wait for, such as `-contractDate`. Of a column that may be null each direction needs its own:
   * nulls come last either way, which reading an index backwards does not give.
   */
  readonly sorts?: readonly string[];
  /** The same within one value of a filter: `{ contractStatus: ['-contractDate'] }`. */
  readonly filteredSorts?: Readonly<Partial<Record<Field, readonly string[]>>>;
}

export function listIndexes(table: ListTable, key: TableColumn, { sorts = [], filteredSorts = {} }: SortIndexes): string[] {
  const filtered = Object.entries(filteredSorts) as [string, readonly string[]][];
  return [
    ...sorts.map((sort) => index(table, `(${orderBy(orderOf(table, sort), key)})`)),
    ...filtered.flatMap(([field, within]) =>
      within.map((sort) => index(table, `(${comparable(table.column(field))}, ${orderBy(orderOf(table, sort), key)})`)),
    ),
  ];
}

/**
 * What a walk along an index in this order is confined to: the condition of one filter, or nothing; undefined where no
 * index holds the order.
 * @param conditions those of the filters, in their order
 */
export function walkOf(
  table: ListTable,
  { sorts = [], filteredSorts = {} }: SortIndexes,
  order: Order,
  filters: readonly Filter[],
  conditions: readonly string[],
): string[] | undefined {
  const held = (sort: string): boolean => serves(orderOf(table, sort), order);
  const within = filters.findIndex(({ field, op }) => op === 'is' && (filteredSorts as Record<string, readonly string[]>)[field]?.some(held));
  if (within >= 0) return [conditions[within]!];
  return sorts.some(held) ? [] : undefined;
}

function orderOf(table: ListTable, sort: string): Order {
  return { column: table.column(sortField(sort)), descending: isDescending(sort) };
}

/** Named after what it holds: Postgres's own names for indexes on expressions are all alike. */
function index(table: ListTable, on: string): string {
  const name = `${table.sql.replaceAll('"', '')}_${createHash('sha1').update(on).digest('hex').slice(0, 12)}`;
  return `CREATE INDEX IF NOT EXISTS "${name}" ON ${table.sql} ${on}`;
}
