import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { dayInWords } from '../calendar/day.rules.js';

/** A column of a file for spreadsheets. */
export interface ExportColumn {
  readonly field: string;
  /** What people call it, in the first line of the file. */
  readonly label: string;
  readonly kind: ValueKind;
  /** The number of a record: 0 is none, and nobody adds such numbers up. */
  readonly reference?: true;
  /** Added up in a last row. */
  readonly sum?: true;
}

export type ExportRow = Readonly<Record<string, unknown>>;

/** What a file says of itself: "Filter", "Status: Signed". */
export type ExportFact = readonly [label: string, words: string];

/** Of when the rows are. @param pastDay YYYY-MM-DD, its end; null is now */
export function asOfFact(pastDay: string | null): ExportFact {
  return ['As of', pastDay === null ? 'Now' : `The end of ${dayInWords(pastDay)}`];
}

/** Rows on their way into a file. */
export interface ExportedRows {
  /** Of the file, without its day and ending: "points-ledger". */
  readonly name: string;
  /** "Points ledger". */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** Read no faster than the file is taken. */
  readonly chunks: AsyncIterable<readonly ExportRow[]>;
  /** Which rows these are, in words. */
  readonly facts: readonly ExportFact[];
}

/** Nothing is nothing in a file too: neither a 0 for a record that is not there, nor a blank text. */
export function isNothing(value: unknown, { reference }: ExportColumn): boolean {
  return value === null || value === undefined || value === '' || (reference === true && Number(value) === 0);
}

/** Rows that are few, and at hand. */
export async function* atOnce(rows: readonly ExportRow[]): AsyncGenerator<readonly ExportRow[]> {
  yield await Promise.resolve(rows);
}
