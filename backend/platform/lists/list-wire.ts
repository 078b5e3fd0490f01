/** Wire form of the screens' list routes: GET /api/lists/{list} and GET /api/lists/{list}/summary. */

/** One filter token; tokens combine with AND. */
export interface Filter {
  readonly field: string;
  /**
   * `is` exact (trimmed, any case), `oneOf` any of an array, `contains` part of the text,
   * `from` / `to` inclusive, `below` strictly below, `empty` / `present` without a value.
   */
  readonly op: 'is' | 'oneOf' | 'contains' | 'from' | 'to' | 'below' | 'empty' | 'present';
  readonly value?: string | number | readonly (string | number)[];
}

export interface ListRequest {
  /** JSON array of Filter, in the query string. */
  readonly filters?: readonly Filter[];
  /** Words; each must begin a word of the row's searchable text. */
  readonly search?: string;
  /** `-contractDate` newest first; the key breaks ties. */
  readonly sort?: string;
  readonly offset?: number;
  /** At most 500. */
  readonly limit?: number;
}

export interface ListPage<Row = Readonly<Record<string, unknown>>> {
  readonly rows: readonly Row[];
  readonly offset: number;
  /** The page shows everything up to here; what a live client follows from. */
  readonly position: string;
}

export interface ListSummary {
  /** Rows that fit the filters. */
  readonly count: number;
  /** Rows in all. */
  readonly total: number;
  /** Sums over the rows that fit, decimal strings by field. */
  readonly sums: Readonly<Record<string, string>>;
  readonly position: string;
}
