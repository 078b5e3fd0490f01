import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HistoryPage } from '../../backend/platform/records/history.js';
import { get } from './http.js';
import { useFollow, useFollowRecord } from './live/use-live.js';
import { asProblem, type Problem } from './problem.js';

/** A record is named by the list that it stands in, its key there, where it is read, and the stream that tells its story. */
export interface RecordName {
  readonly list: string;
  readonly key: string;
  readonly url: string;
  /** `resaleContract-1042`: what an open page follows. Absent where the answer comes from the row of the list as well. */
  readonly stream?: string;
}

/** A record as this browser holds it. */
export interface HeldRecord<T> {
  readonly data: T;
  /** To be sent back as If-Match. */
  readonly revision: number;
  /** Up to here the record is known; what it is followed from. */
  readonly position: string;
  /** True while a change shows that the server has not confirmed yet. */
  readonly unconfirmed?: boolean;
}

export interface RecordState<T> {
  readonly record: HeldRecord<T> | undefined;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  /** What was done to it while it was open here; gone after some seconds. */
  readonly changed: RecordChange | undefined;
}

export interface RecordChange {
  /** The revision before it. */
  readonly since: number;
}

/** How long a change stays marked; the same time as the glow in kit/glow.css. */
export const CHANGE_SHOWS_MS = 6_000;

/** Reads a record and keeps it as it is on the server: a change that somebody makes anywhere is fetched at once. */
export function useRecord<T>(name: RecordName): RecordState<T> {
  const client = useQueryClient();
  const query = useQuery({ queryKey: recordKey(name), queryFn: ({ signal }) => readRecord<T>(name.url, signal) });
  const again = () => void refreshRecord(client, name);
  const changed = useChanges(name.stream, query.data?.revision, again);
  useFollow(name, name.stream === undefined ? query.data?.position : undefined, { onChanges: again, onRefetch: again });
  return {
    record: query.data,
    loading: query.isPending,
    problem: query.error ? asProblem(query.error) : undefined,
    retry: () => void query.refetch(),
    changed,
  };
}

/** Follows the record's stream: says for some seconds what was done, and fetches what is not there yet. */
function useChanges(stream: string | undefined, held: number | undefined, fetchAgain: () => void): RecordChange | undefined {
  const [changed, setChanged] = useMomentary<RecordChange>(CHANGE_SHOWS_MS);
  const told = useRef<number>(undefined);
  useEffect(() => {
    told.current ??= held;
  }, [held]);
  useFollowRecord(stream, held !== undefined, {
    onMoved: (revision) => {
      const since = told.current ?? revision;
      if (revision > since) setChanged({ since });
      told.current = Math.max(since, revision);
      // One's own command is answered, and its record read, before its news comes.
      if (revision > (held ?? -1)) fetchAgain();
    },
    onReadAgain: fetchAgain,
  });
  return changed;
}

async function readRecord<T>(url: string, signal: AbortSignal): Promise<HeldRecord<T>> {
  const { data, revision = -1, position = '' } = await get<T>(url, signal);
  return { data, revision, position };
}

/** The record as it was: GET `url`?asOf=. Never changes, so it is not followed. */
export function useRecordAsOf<T>({ list, key, url }: RecordName, asOf: number | string | undefined) {
  return useQuery({
    queryKey: [...recordKey({ list, key, url }), 'asOf', asOf],
    queryFn: ({ signal }) => readRecord<T>(`${url}?asOf=${encodeURIComponent(String(asOf))}`, signal),
    enabled: asOf !== undefined,
  });
}

/** Newest first, page by page; follows the record because `useRecord` refreshes everything that hangs on it. */
export function useHistory({ list, key, url }: RecordName, limit = 50) {
  return useInfiniteQuery({
    queryKey: [...recordKey({ list, key, url }), 'history', limit],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === null ? '' : `&before=${pageParam}`;
      return (await get<HistoryPage>(`${url}/History?limit=${limit}${before}`, signal)).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.before,
  });
}

export function recordKey({ list, key, url }: RecordName): readonly string[] {
  return ['record', list, key, url];
}

/** Fetches again everything that is held of a record. */
export function refreshRecord(client: QueryClient, { list, key }: Pick<RecordName, 'list' | 'key'>): Promise<void> {
  return client.invalidateQueries({ queryKey: ['record', list, key] });
}

/** State that goes back to undefined after a while. */
function useMomentary<T>(milliseconds: number): [T | undefined, (value: T | undefined) => void] {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    if (value === undefined) return undefined;
    const timer = setTimeout(() => setValue(undefined), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return [value, setValue];
}
