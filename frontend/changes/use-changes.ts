import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Change, ChangeChoices, ChangedRecord, ChangesPage, ChangesSummary } from '../../backend/changes/changes.dto.js';
import { usePaced } from '../kit/live-answer/use-paced.js';
import { MOST_ON_PAPER, usePaperPreparation } from '../kit/paper/print.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';
import { asProblem, type Problem } from '../server/problem.js';
import { CHANGE_SHOWS_MS } from '../server/use-record.js';
import { withNews } from './changes-news.js';

export interface LoadedChanges {
  /** Newest first; undefined before the first page. */
  readonly changes: readonly Change[] | undefined;
  readonly records: Readonly<Record<string, ChangedRecord>>;
  readonly days: ChangesPage['days'];
  readonly summary: ChangesSummary | undefined;
  /** Keys of what came in the last seconds. */
  readonly fresh: ReadonlySet<string>;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  readonly more: { readonly there: boolean; readonly loading: boolean; readonly load: () => Promise<unknown> };
}

/** As the server answers them. */
const CHANGES_A_PAGE = 100;

const LOOK_MS = 250;

type Pages = InfiniteData<ChangesPage, ChangesPage['after']>;

/** Changes that fit a query, page by page; what happens anywhere joins them at once. @param sumOf the amount to add up, as far as it is known what fits */
export function useChanges(query: string, sumOf: (fitting: ChangesSummary | undefined) => string): LoadedChanges {
  const client = useQueryClient();
  const queryKey = ['changes', query] as const;
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => (await get<ChangesPage>(`/api/Changes?${query}${pageParam ? `&after=${encodeURIComponent(`${pageParam.value}~${pageParam.key}`)}` : ''}`, signal)).data,
    initialPageParam: null as ChangesPage['after'],
    getNextPageParam: (page) => page.after,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const counted = useSummary(query, sumOf(undefined));
  // The same answer, unless no change of that amount is among those that fit.
  const summed = useSummary(query, sumOf(counted));
  usePaperPreparation(async () => {
    let read: Pick<typeof pages, 'data' | 'hasNextPage' | 'isError' | 'fetchNextPage'> = pages;
    while (read.hasNextPage && !read.isError && (read.data?.pages.length ?? 0) * CHANGES_A_PAGE < MOST_ON_PAPER) read = await read.fetchNextPage();
  });
  const [fresh, setFresh] = useFresh();
  const joinNews = async () => {
    const head = (await get<ChangesPage>(`/api/Changes?${query}`)).data;
    // A page that is on its way is joined to what was there when it was asked for: news that came first would be lost.
    await client.getQueryCache().find({ queryKey, exact: true })?.promise?.catch(() => undefined);
    const before = client.getQueryData<Pages>(queryKey);
    const merged = before && withNews(before.pages, head);
    if (!before || !merged) return void client.resetQueries({ queryKey });
    setFresh(merged.fresh);
    client.setQueryData<Pages>(queryKey, { ...before, pages: [...merged.pages] });
    await client.invalidateQueries({ queryKey: ['changes-summary', query] });
  };
  const lookAgain = usePaced(() => joinNews().catch(() => client.invalidateQueries({ queryKey })), LOOK_MS);
  useFollow({ list: 'changed-fields' }, pages.data?.pages[0]?.position, { onChanges: lookAgain, onRefetch: lookAgain });

  const loaded = pages.data?.pages ?? [];
  return {
    changes: pages.data && loaded.flatMap((page) => page.changes),
    records: Object.assign({}, ...loaded.map((page) => page.records)) as LoadedChanges['records'],
    days: Object.assign({}, ...loaded.toReversed().map((page) => page.days)) as LoadedChanges['days'],
    summary: counted && { ...counted, ...(summed?.sum && { sum: summed.sum }) },
    fresh,
    problem: pages.error ? asProblem(pages.error) : undefined,
    retry: () => void pages.refetch(),
    more: { there: pages.hasNextPage, loading: pages.isFetchingNextPage, load: () => pages.fetchNextPage() },
  };
}

function useSummary(query: string, sum: string): ChangesSummary | undefined {
  return useQuery({
    queryKey: ['changes-summary', query, sum],
    queryFn: async ({ signal }) => (await get<ChangesSummary>(`/api/Changes/Summary?${query}&sum=${encodeURIComponent(sum)}`, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  }).data;
}

/** What the filters can offer. */
export function useChangeChoices(): ChangeChoices | undefined {
  return useQuery({ queryKey: ['change-choices'], queryFn: async ({ signal }) => (await get<ChangeChoices>('/api/Changes/Choices', signal)).data, staleTime: 60_000 }).data;
}

/** What was saved together, whatever the filter: of one record by one command. */
export function useWholeSave({ stream, save }: Pick<Change, 'stream' | 'save'>): readonly Change[] | undefined {
  const filters = JSON.stringify([{ field: 'stream', op: 'is', value: stream }, { field: 'save', op: 'is', value: save }]);
  const query = `filters=${encodeURIComponent(filters)}`;
  return useQuery({ queryKey: ['changes', 'save', stream, save], queryFn: async ({ signal }) => (await get<ChangesPage>(`/api/Changes?${query}`, signal)).data.changes }).data;
}

function useFresh(): [ReadonlySet<string>, (keys: readonly string[]) => void] {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const add = (keys: readonly string[]) => {
    if (keys.length === 0) return;
    setFresh((before) => new Set([...before, ...keys]));
    timers.current.add(setTimeout(() => setFresh((before) => new Set([...before].filter((key) => !keys.includes(key)))), CHANGE_SHOWS_MS));
  };
  return [fresh, add];
}
