/** Values of a form by field. */
export type Values = Readonly<Record<string, unknown>>;

/** One field that somebody else changed while the form was open. */
export interface MergeRow {
  readonly field: string;
  /** When the form was opened. */
  readonly opened: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Both changed it, to different values: a person must choose. */
  readonly conflict: boolean;
}

export type Choice = 'mine' | 'theirs';

/** Compares what the form opened with, what the record says now, and what was typed: one row for each field that moved underneath. */
export function mergeRows(opened: Values, theirs: Values, mine: Values): readonly MergeRow[] {
  return Object.keys(theirs)
    .filter((field) => !same(opened[field], theirs[field]))
    .map((field) => {
      const typed = field in mine ? mine[field] : opened[field];
      const conflict = !same(typed, opened[field]) && !same(typed, theirs[field]);
      return { field, opened: opened[field], theirs: theirs[field], mine: typed, conflict };
    });
}

/** The form's values with the other person's changes in; where both changed a field, as chosen, and mine until chosen. */
export function merged(mine: Values, rows: readonly MergeRow[], choices: Readonly<Record<string, Choice>>): Values {
  const taken = rows.filter(({ field, conflict }) => field in mine && (!conflict || choices[field] === 'theirs'));
  return { ...mine, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) };
}

/** Blank is blank, whether the record says null, nothing or an empty text. */
export function same(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => (value === undefined || value === '' ? null : value));
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
