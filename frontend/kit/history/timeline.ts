import type { FieldChange, HistoryEntry } from '../../../backend/platform/records/history.js';

/** One entry as the History card tells it. */
export interface TimelineItem {
  readonly revision: number;
  /** What the entry is about: of a change the name of its field, said once. */
  readonly title: string;
  /** Said in the title line. */
  readonly first: FieldChange | undefined;
  readonly rest: readonly FieldChange[];
  /** Status after this entry: the colour of its dot. */
  readonly status: string | undefined;
  readonly by: string;
  readonly at: string;
  readonly reason: string | undefined;
}

export interface StatusNow {
  readonly field: string;
  readonly value: string | null | undefined;
}

/** Entries newest first, as they came; the status of each follows from the newest backwards, so that a first page is enough. */
export function timeline(entries: readonly HistoryEntry[], now: StatusNow): readonly TimelineItem[] {
  let status = now.value ?? undefined;
  return entries.map((entry) => {
    const item = { ...telling(entry), status };
    const move = entry.changes.find((change) => change.field === now.field);
    if (move) status = typeof move.from === 'string' ? move.from : undefined;
    return item;
  });
}

/** A beginning lists what it began with only on the page itself: from nothing to something is no change to tell. */
function telling(entry: HistoryEntry): Omit<TimelineItem, 'status'> {
  const told = entry.revision === 0 || entry.toldInTitle ? [] : entry.changes;
  const [first, ...rest] = told.toSorted((a, b) => Number(a.computed ?? false) - Number(b.computed ?? false));
  return {
    revision: entry.revision,
    title: first ? [first.of, first.label].filter(Boolean).join(' · ') : entry.title,
    first,
    rest,
    by: entry.by.name,
    at: entry.at,
    reason: entry.reason || undefined,
  };
}

/** Fields that the versions after a revision touched. */
export function touchedSince(entries: readonly HistoryEntry[], revision: number): ReadonlySet<string> {
  return new Set(entries.filter((one) => one.revision > revision).flatMap(({ changes }) => changes.map(({ field }) => field)));
}

/** Fields that a version touched, to be marked on the page as it was. */
export function touchedBy(entries: readonly HistoryEntry[], revision: number): ReadonlySet<string> {
  const entry = entries.find((one) => one.revision === revision);
  return new Set(entry && revision > 0 ? entry.changes.map(({ field }) => field) : []);
}
