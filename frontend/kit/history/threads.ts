import type { HistoryEntry } from '../../../backend/platform/records/history.js';

/** Entries as a history tells them: of one thing that went through several steps the newest, and the others under it. */
export interface Threads {
  readonly heads: readonly HistoryEntry[];
  /** By the revision of their head, newest first. */
  readonly steps: ReadonlyMap<number, readonly HistoryEntry[]>;
}

/** @param entries newest first */
export function threadsOf(entries: readonly HistoryEntry[]): Threads {
  const heads: HistoryEntry[] = [];
  const headOf = new Map<string, number>();
  const steps = new Map<number, HistoryEntry[]>();
  for (const entry of entries) {
    const head = entry.thread === undefined ? undefined : headOf.get(entry.thread);
    if (head === undefined) {
      heads.push(entry);
      if (entry.thread !== undefined) headOf.set(entry.thread, entry.revision);
    } else steps.set(head, [...(steps.get(head) ?? []), entry]);
  }
  return { heads, steps };
}
