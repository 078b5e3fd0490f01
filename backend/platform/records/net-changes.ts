import type { FieldChange, HistoryEntry } from './history.js';

/** A field that others have changed, however often, and who did it last. */
export interface ChangedSince extends FieldChange {
  readonly by: HistoryEntry['by'];
  readonly at: string;
  readonly revision: number;
}

/** What consecutive entries (oldest first) come to, field by field. A field that went back to where it was has not changed. */
export function netChanges(entries: readonly HistoryEntry[]): ChangedSince[] {
  const fields = new Map<string, ChangedSince>();
  for (const { changes, by, at, revision } of entries) {
    for (const change of changes) {
      const { from } = fields.get(change.field) ?? change;
      fields.set(change.field, { ...change, from, by, at, revision });
    }
  }
  return [...fields.values()].filter(({ from, to }) => JSON.stringify(from ?? null) !== JSON.stringify(to ?? null));
}
