/** One filter token; tokens combine with AND. */
export interface Filter {
  readonly field: string;
  /**
   * `is` exact (trimmed, any case), `oneOf` any of an array, `contains` part of the text,
   * `from` / `to` inclusive, `below` strictly below, `empty` / `present` without a value.
   */
  readonly op: FilterOp;
  readonly value?: FilterValue;
}

export type FilterOp = 'is' | 'oneOf' | 'contains' | 'from' | 'to' | 'below' | 'empty' | 'present';
export type FilterValue = string | number | readonly (string | number)[];

/** Which rows of a list somebody wants to see. */
export interface ListRequest {
  /** JSON array of Filter, in the query string. */
  readonly filters?: readonly Filter[];
  /** Words; each must begin a word of the row's searchable text. */
  readonly search?: string;
  /** `-contractDate` newest first; the key breaks ties. */
  readonly sort?: string;
  readonly offset?: number;
  /** Only what comes after this row in the sort's order, whose column is never null: reads no rows that are not shown. */
  readonly after?: { readonly value: string; readonly key: string };
  /** At most 500. */
  readonly limit?: number;
}

/** The request asks for what the list does not offer: names the field at fault and the rule it breaks. */
export class ListRequestError extends Error {
  constructor(
    readonly field: string,
    readonly rule: string,
  ) {
    super(`${field}: ${rule}`);
  }
}
