import type { ListColumn } from './list-query.js';
import type { ColumnType, TableColumn } from './list-table.js';

const NEEDED_TYPE: Readonly<Partial<Record<ListColumn['kind'], ColumnType>>> = { money: 'number', number: 'number', date: 'date', time: 'instant' };

/** A mistake in a list's declaration stops the start, not somebody's filter. */
export function checkColumn({ property, type }: TableColumn, { kind, filter, sort, sum, numbered }: ListColumn): void {
  if (!type && (filter || sort || sum)) throw new TypeError(`${property} is of a type that lists cannot filter, sort or sum`);
  const needed = NEEDED_TYPE[kind];
  if (needed && type !== needed) throw new TypeError(`${property} is shown as ${kind}, so its column must be a ${needed}`);
  if (numbered && type !== 'text') throw new TypeError(`${property} is no text: it sorts as what it is`);
  if (sum && type !== 'number') throw new TypeError(`${property} is not a number and cannot be summed`);
}
