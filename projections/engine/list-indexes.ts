import { createHash } from 'node:crypto';
import { comparable, isDescending, orderBy, sortField } from './list-order.js';
import { searchVector } from './list-search.js';
import { ListTable } from './list-table.js';

export interface ListIndexOptions<Row> {
  readonly entity: new () => Row;
  readonly key: keyof Row & string;
  /**
   * Sorts that a page must not wait for, such as `-contractDate`. Of a column that may be null each direction needs its own:
   * nulls come last either way, which reading an index backwards does not give.
   */
  readonly sorts?: readonly string[];
  /** The same within one value of a filter: `{ contractStatus: ['-contractDate'] }`. */
  readonly filteredSorts?: Readonly<Partial<Record<keyof Row & string, readonly string[]>>>;
  /** The same columns as the query's `search`. */
  readonly search?: readonly (keyof Row & string)[];
}

/** The indexes behind a list's query, for the projection's `indexes`. */
export function listIndexes<Row extends object>(options: ListIndexOptions<Row>): string[] {
  const table = new ListTable(options.entity);
  const key = table.column(options.key);
  const ordered = (sort: string): string => orderBy(table.column(sortField(sort)), isDescending(sort), key);
  const filtered = Object.entries(options.filteredSorts ?? {}) as [string, readonly string[]][];
  const searched = options.search?.map((field) => table.column(field)) ?? [];
  return [
    ...(options.sorts ?? []).map((sort) => index(table, `(${ordered(sort)})`)),
    ...filtered.flatMap(([field, sorts]) => sorts.map((sort) => index(table, `(${comparable(table.column(field))}, ${ordered(sort)})`))),
    ...(searched.length > 0 ? [index(table, `USING gin ((${searchVector(searched)}))`)] : []),
  ];
}

/** Named after what it holds: Postgres's own names for indexes on expressions are all alike. */
function index(table: ListTable, on: string): string {
  const name = `${table.sql.replaceAll('"', '')}_${createHash('sha1').update(on).digest('hex').slice(0, 12)}`;
  return `CREATE INDEX IF NOT EXISTS "${name}" ON ${table.sql} ${on}`;
}
