import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HistoryPage } from '../../backend/platform/records/history.js';
import type { PushedChange } from '../../backend/platform/realtime/protocol.js';
import { get } from './http.js';
import { useFollow } from './live/use-live.js';
import { asProblem, type Problem } from './problem.js';

/** A record is named by the list that it stands in, its key there, and where it is read. */
export interface RecordName {
  readonly list: string;
  readonly key: string;
  readonly url: string;
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
  /** Who changed it last while it was open here; gone after some seconds. */
  readonly changed: PushedChange | undefined;
}

/** How long a change stays marked; the same time as the glow in kit/glow.css. */
export const CHANGE_SHOWS_MS = 6_000;

/** Reads a record and keeps it as it is on the server: a change that somebody makes anywhere is fetched at once. */
export function useRecord<T>({ list, key, url }: RecordName): RecordState<T> {
  const client = useQueryClient();
  const query = useQuery({ queryKey: recordKey({ list, key, url }), queryFn: ({ signal }) => readRecord<T>(url, signal) });
  const [changed, setChanged] = useMomentary<PushedChange>(CHANGE_SHOWS_MS);
  useFollow({ list, key }, query.data?.position, {
    onChanges: (changes) => {
      setChanged(changes.at(-1));
      void refreshRecord(client, { list, key });
    },
    onRefetch: () => void refreshRecord(client, { list, key }),
  });
  return {
    record: query.data,
    loading: query.isPending,
    problem: query.error ? asProblem(query.error) : undefined,
    retry: () => void query.refetch(),
    changed,
  };
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
