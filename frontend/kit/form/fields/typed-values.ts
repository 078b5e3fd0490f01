import type { MergeRow, Values } from '../../conflict/three-way-merge.js';
import { readEntry, writeEntry, type EntryField, type Typed } from './entry.js';

/** A record's values as the texts of a form. */
export function typedOf(fields: readonly EntryField[], values: Values): Typed {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, writeEntry(kind, values[name])]));
}

/** What the texts of a form stand for; one that nobody changed, or that cannot be read, keeps the opened value: totals go on, and old words keep the spaces around them. */
export function valuesOf(fields: readonly EntryField[], typed: Typed, opened: Values): Values {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const [text = '', before] = [typed[name], opened[name]];
      const untouched = text !== '' && (text === before || text === writeEntry(kind, before));
      const value = untouched ? before : readEntry(kind, text);
      return [name, value === undefined ? before : value];
    }),
  );
}

/** Only what this person typed: a field that shows somebody else's value counts as left alone. */
export function mineAlone(values: Values, opened: Values, rows: readonly MergeRow[]): Values {
  const theirs = rows.filter(({ field, conflict }) => field in values && !conflict);
  return { ...values, ...Object.fromEntries(theirs.map(({ field }) => [field, opened[field]])) };
}
