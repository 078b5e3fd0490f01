import { useState } from 'react';
import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { useHistory, useRecord, useRecordAsOf, type HeldRecord, type RecordName } from '../../server/use-record.js';
import { touchedBy, touchedSince } from '../history/timeline.js';
import { useAsOf } from '../as-of/use-as-of.js';
import { useVersions, type Versions } from '../history/versions/use-versions.js';

export interface VersionedRecord<T> {
  /** As it is; undefined until it is there. */
  readonly now: HeldRecord<T> | undefined;
  /** What the page shows: now, or the version that is open. */
  readonly shown: HeldRecord<T> | undefined;
  readonly inThePast: boolean;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  readonly versions: Versions;
  /** YYYY-MM-DD, where the page shows what held at the end of a day and not a version that somebody chose. */
  readonly day: string | undefined;
  /** Newest first; undefined until they are there. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly total: number;
  readonly more: { readonly there: boolean; readonly loading: boolean; readonly load: () => void };
  /** Fields to mark: those that the open version touched, and those that somebody changed this moment. */
  readonly marks: { readonly touched: ReadonlySet<string>; readonly fresh: ReadonlySet<string> };
}

/** So many versions are on the scrubber at first. */
const FIRST_PAGE = 100;
const nothing: ReadonlySet<string> = new Set();

/** A record with its history, as it is or as it was. */
export function useVersionedRecord<T>(name: RecordName): VersionedRecord<T> {
  const versions = useVersions();
  const live = useRecord<T>(name);
  const { day } = useAsOf();
  const past = useRecordAsOf<T>(name, versions.open ?? day);
  const history = useHistory(name, FIRST_PAGE);
  const entries = history.data?.pages.flatMap((page) => page.entries);
  const inThePast = versions.open !== undefined || day !== undefined;
  // Of a day that is looked at, the version that held at its end.
  const open = versions.open ?? (day === undefined ? undefined : past.data?.revision);
  const shown = useLastThere(name.url, inThePast ? past.data : live.record, inThePast && past.isPending);
  return {
    now: live.record,
    shown,
    inThePast,
    problem: inThePast && past.error ? asProblem(past.error) : live.problem,
    retry: () => (inThePast ? void past.refetch() : live.retry()),
    versions: { ...versions, open },
    day: versions.open === undefined ? day : undefined,
    entries,
    total: history.data?.pages[0]?.total ?? 0,
    more: { there: history.hasNextPage, loading: history.isFetchingNextPage, load: () => void history.fetchNextPage() },
    marks: {
      touched: entries && versions.open !== undefined ? touchedBy(entries, versions.open) : nothing,
      fresh: entries && live.changed && !inThePast ? touchedSince(entries, live.changed.since) : nothing,
    },
  };
}

/** What was shown before stays until the version that one asked for is there: the page keeps its place, its filters and its height. */
function useLastThere<T>(url: string, wanted: T | undefined, waiting: boolean): T | undefined {
  const [last, setLast] = useState({ url, shown: wanted });
  if (!waiting && (wanted !== last.shown || url !== last.url)) setLast({ url, shown: wanted });
  return waiting && url === last.url ? last.shown : wanted;
}
