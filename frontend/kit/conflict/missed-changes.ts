import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { same } from './same.js';

/** Something that happened to a record while a form over it was open. */
export interface MissedChange extends Pick<HistoryEntry, 'revision' | 'title' | 'changes' | 'at'> {
  readonly by: { readonly name: string };
}

/** What became of one field since a form was opened, and who did it last. */
export interface MissedField {
  readonly field: string;
  readonly label: string;
  readonly kind: ValueKind;
  readonly opened: unknown;
  readonly theirs: unknown;
  readonly by: string;
  readonly at: string;
}

/** Sums up everything that happened meanwhile: one line a field, none for what went back to where it was. */
export function missedFields(missed: readonly MissedChange[]): readonly MissedField[] {
  const fields = new Map<string, MissedField>();
  for (const { changes, by, at } of [...missed].sort((one, other) => one.revision - other.revision)) {
    for (const { field, label, kind, from, to } of changes) {
      const opened = fields.has(field) ? fields.get(field)!.opened : from;
      fields.set(field, { field, label, kind, opened, theirs: to, by: by.name, at });
    }
  }
  return [...fields.values()].filter(({ opened, theirs }) => !same(opened, theirs));
}

/** Those who changed something, the last one first. */
export function whoMissed(missed: readonly MissedChange[]): readonly string[] {
  return [...new Set([...missed].sort((one, other) => other.revision - one.revision).map(({ by }) => by.name))];
}

/** Each change once, and only those after the revision that the form was opened with. */
export function changesAfter(since: number, changes: readonly MissedChange[]): readonly MissedChange[] {
  return [...new Map(changes.filter(({ revision }) => revision > since).map((change) => [change.revision, change])).values()];
}
