import type { FieldChange, HistoryEntry } from './history.js';

/** A field that others have changed, however often, and who did it last. */
export interface ChangedSince extends FieldChange {
  readonly by: HistoryEntry['by'];
  readonly at: string;
  readonly revision: number;
}

/** What consecutive entries (oldest first) come to, field by field; holds no more than that of however many. */
export class NetChanges {
  private readonly fields = new Map<string, ChangedSince>();

  take({ changes, by, at, revision }: HistoryEntry): void {
    for (const change of changes) {
      const key = `${change.field}|${change.of ?? ''}`;
      const { from } = this.fields.get(key) ?? change;
      this.fields.set(key, { ...change, from, by, at, revision });
    }
  }

  /** A field that went back to where it was has not changed. */
  all(): ChangedSince[] {
    return [...this.fields.values()].filter(({ from, to }) => JSON.stringify(from ?? null) !== JSON.stringify(to ?? null));
  }
}

export function netChanges(entries: readonly HistoryEntry[]): ChangedSince[] {
  const net = new NetChanges();
  for (const entry of entries) net.take(entry);
  return net.all();
}
