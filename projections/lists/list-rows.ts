import { ListSearch } from './list-search.js';
import type { TableColumn } from './list-table.js';

/** The first rows that a sort's index leads to: enough to fill a page with any word that a tenth of all rows hold. */
const WALKED_FOR_EACH = 10;
const FEWEST_WALKED = 500;
const MOST_WALKED = 20_000;

export interface Part {
  readonly limit: number;
  readonly offset: number;
}

interface Rows {
  /** Quoted name of the table. */
  readonly table: string;
  readonly columns: readonly TableColumn[];
  readonly order: string;
  /** All that the rows must fit, words included. */
  readonly conditions: readonly string[];
}

interface WalkedPart extends Part {
  /** Conditions within which an index holds the rows in this order; undefined where none does. */
  readonly walk: readonly string[] | undefined;
}

export function rowsOf({ table, columns, order, conditions }: Rows, part?: Part): string {
  return `SELECT ${selected(columns)} FROM ${table}${where(conditions)} ORDER BY ${order}${paged(part)}`;
}

/**
 * The rows that hold some words, or a part of them. A frequent word fills a page from the first few rows of the sort's
 * index; only where these are not enough all rows with the words are collected and sorted. What is read is bounded either
 * way, and neither is chosen by statistics, which know nothing of what was just imported.
 */
export function foundRows(rows: Rows, part?: WalkedPart): string {
  // OFFSET 0 keeps matching apart from sorting: else the planner may walk the sort's index to its end for a word that hardly any row holds.
  const matched = rowsOf({ ...rows, table: `(SELECT * FROM ${rows.table}${where(rows.conditions)} OFFSET 0) AS matched`, conditions: [] }, part);
  if (!part?.walk || part.limit === 0 || part.limit + part.offset > MOST_WALKED) return matched;
  const length = Math.min(MOST_WALKED, Math.max(FEWEST_WALKED, WALKED_FOR_EACH * (part.limit + part.offset)));
  const first = `(SELECT * FROM ${rows.table}${where(part.walk)} ORDER BY ${rows.order} LIMIT ${length}) AS first`;
  return (
    `WITH walked AS MATERIALIZED (${rowsOf({ ...rows, table: first }, part)})` +
    ` SELECT * FROM walked WHERE (SELECT count(*) FROM walked) = ${part.limit}` +
    ` UNION ALL SELECT * FROM (${matched}) AS rest WHERE (SELECT count(*) FROM walked) < ${part.limit}`
  );
}

/** @param words the placeholder of what `ListSearch.asked` answers */
export function holdsWords(words: string): string {
  return `${ListSearch.COLUMN} @@ to_tsquery('simple', ${words})`;
}

export function selected(columns: readonly TableColumn[]): string {
  return columns.map(({ sql, property }) => `${sql} AS "${property}"`).join(', ');
}

export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}

function paged(part: Part | undefined): string {
  return part ? ` LIMIT ${part.limit} OFFSET ${part.offset}` : '';
}
