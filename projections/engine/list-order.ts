import type { TableColumn } from './list-table.js';

/** Text as it is compared: outer white space and case do not count. */
export function comparable(column: TableColumn): string {
  return column.type === 'text' ? `lower(btrim(${column.sql}))` : column.sql;
}

export interface Order {
  readonly column: TableColumn;
  readonly descending: boolean;
}

/** ORDER BY and index columns of a sort: both are made here, because an index serves a page only when they are the same. */
export function orderBy({ column, descending }: Order, key: TableColumn): string {
  const direction = descending ? 'DESC' : 'ASC';
  if (column.property === key.property) return `${key.sql} ${direction}`;
  // A column without nulls leaves the word out, so that one index serves both directions.
  const nulls = column.nullable ? ' NULLS LAST' : '';
  return `${comparable(column)} ${direction}${nulls}, ${key.sql} ${direction}`;
}

/** Whether an index in one order, read forwards or backwards, holds the other. */
export function serves(index: Order, { column, descending }: Order): boolean {
  return index.column.property === column.property && (index.descending === descending || !column.nullable);
}

export function isDescending(sort: string): boolean {
  return sort.startsWith('-');
}

export function sortField(sort: string): string {
  return isDescending(sort) ? sort.slice(1) : sort;
}
