import type { FieldChange, HistoryEntry } from '../../../../backend/platform/records/history.js';
import type { Step } from '../../chart/step-curve.js';
import { formatDateTime } from '../../format/dates.js';
import { formatValue } from '../../format/value.js';
import { versionScale } from '../versions/version-scale.js';

/** What one entry did to one field. */
export interface FieldStep {
  readonly entry: HistoryEntry;
  readonly change: FieldChange;
}

export interface Curve {
  readonly steps: readonly Step[];
  readonly label: string;
  readonly ends: readonly [string, string];
}

/** Newest first. @param fields that are read as one */
export function stepsOf(entries: readonly HistoryEntry[], fields: readonly string[]): readonly FieldStep[] {
  return entries.flatMap((entry) => entry.changes.filter(({ field }) => fields.includes(field)).map((change) => ({ entry, change })));
}

/**
 * How an amount or a number went through the history; a value that was cleared is 0.
 * @param told its changes, newest first
 * @param begin when the record began: until its first change it had the value before that
 * @returns undefined for words and dates, for several fields, and where it never moved
 */
export function curveOf(told: readonly FieldStep[], begin: string, now = new Date()): Curve | undefined {
  const [newest] = told;
  if (!newest || !['money', 'number'].includes(newest.change.kind) || told.some(({ change }) => change.field !== newest.change.field)) return undefined;
  const oldestFirst = told.toReversed();
  const { kind, from } = oldestFirst[0]!.change;
  const values = oldestFirst.map(({ entry: { at }, change: { to } }) => ({ at, value: to }));
  const all = from === null || from === undefined ? values : [{ at: begin, value: from }, ...values];
  if (all.length < 2 || all.some(({ value }) => Number.isNaN(Number(value ?? 0)))) return undefined;
  const places = versionScale([...all.map(({ at }) => at), now.toISOString()]);
  const words = (value: unknown) => formatValue(value, kind) || '–';
  const [first, last] = [words(all[0]!.value), words(all.at(-1)!.value)];
  return {
    steps: all.map(({ at, value }, index) => ({ value: Number(value ?? 0), place: places[index]!, words: `${words(value)}, ${formatDateTime(at)}` })),
    label: `${newest.change.label} from ${first} to ${last} in ${all.length - 1} ${all.length === 2 ? 'change' : 'changes'}`,
    ends: [first, last],
  };
}
