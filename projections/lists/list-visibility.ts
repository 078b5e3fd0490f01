/** Holds a reader to the rows whose field has one of these values, or none of them. */
export interface RowRestriction {
  readonly field: string;
  readonly values: readonly string[];
  readonly except?: true;
}

/** What somebody sees of a list. */
export interface Visibility {
  /** Fields that are absent from their rows, and unknown to their filters, sorts and search. */
  readonly hidden: ReadonlySet<string>;
  /** Rows that do not fit all of these are not there for them. */
  readonly only: readonly RowRestriction[];
}

export const EVERYTHING: Visibility = { hidden: new Set(), only: [] };

/** The same rule as the list's own condition, on a row that is already read: a row that does not say it is in nobody's sight. */
export function isVisible(row: Readonly<Record<string, unknown>>, { only }: Visibility): boolean {
  return only.every(({ field, values, except = false }) => (row[field] ?? null) !== null && values.includes(String(row[field])) !== except);
}
