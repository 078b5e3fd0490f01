import type { MissedField } from './missed-changes.js';
import { same } from './same.js';

/** Values of a form by field. */
export type Values = Readonly<Record<string, unknown>>;

/** One field that somebody else changed while the form was open. */
export interface MergeRow extends MissedField {
  /** What stands in the form; undefined for a field that the form does not have. */
  readonly mine: unknown;
  /** Both changed it, to different values: a person must choose. */
  readonly conflict: boolean;
}

export type Choice = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Choice>>;

/** Compares what the form opened with, what others made of it, and what was typed. Fields that need a choice come first. */
export function mergeRows(missed: readonly MissedField[], opened: Values, typed: Values): readonly MergeRow[] {
  const rows = missed.map((other) => {
    const mine = other.field in opened ? typed[other.field] : undefined;
    const conflict = other.field in opened && !same(mine, opened[other.field]) && !same(mine, other.theirs);
    return { ...other, mine, conflict };
  });
  return [...rows.filter((row) => row.conflict), ...rows.filter((row) => !row.conflict)];
}

/** What to save: the typed values with the other people's changes in; where both changed a field, as chosen, and mine until chosen. */
export function merged(typed: Values, rows: readonly MergeRow[], choices: Choices = {}): Values {
  const taken = rows.filter(({ field, conflict }) => field in typed && (!conflict || choices[field] === 'theirs'));
  return { ...typed, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) };
}

/** Only what differs from the record as it is now: the opened values with everybody's changes in. */
export function differing(values: Values, opened: Values, missed: readonly MissedField[]): Values {
  const now: Values = { ...opened, ...Object.fromEntries(missed.map(({ field, theirs }) => [field, theirs])) };
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, now[field])));
}
