/** Wire form of the screens' list routes: GET /api/lists/{list} and GET /api/lists/{list}/summary. */

export type { Filter, ListRequest } from '../../../projections/lists/list-request.js';

export interface ListPage<Row = Readonly<Record<string, unknown>>> {
  readonly rows: readonly Row[];
  readonly offset: number;
  /** The page shows everything up to here; what a live client follows from. */
  readonly position: string;
  /** After an upgrade: what the rows say nothing of yet, by its labels, and how far that is, from 0 to 1. */
  readonly rebuilding?: { readonly labels: readonly string[]; readonly done: number };
}

export interface ListSummary {
  /** Rows that fit the filters. */
  readonly count: number;
  /** Rows in all. */
  readonly total: number;
  /** Sums over the rows that fit, decimal strings by field; empty where none of the rows has an amount. */
  readonly sums: Readonly<Record<string, string>>;
  readonly position: string;
}

/** What there is in a field, the most frequent first. */
export interface ListValues {
  readonly values: readonly { readonly value: string | null; readonly count: number }[];
  /** Counted up to here at least. */
  readonly position: string;
}
