import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filter, ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import type { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';
import { later, readFollowed } from '../../kit/list/followed-page.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { CHANGE_SHOWS_MS } from '../../server/use-record.js';

const LIST = 'tour-list';
/** More tours than a day has had. */
const MOST = 500;

type Page = ListPage<TourListRow>;

export interface BoardDay {
  readonly tours: readonly TourListRow[] | undefined;
  /** What changed a moment ago, by the tour's number. */
  readonly news: ReadonlyMap<number, PushedChange>;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The tours of a day, kept as they are on the server. */
export function useBoardDay(day: string): BoardDay {
  const client = useQueryClient();
  const key = ['tour-board', day];
  const held = () => client.getQueryData<Page>(key)?.position;
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => readFollowed(() => read(day, signal), held), staleTime: 0 });
  const [news, tell] = useNews();
  useFollow({ list: LIST }, data?.position, {
    onChanges: (changes, position) => {
      client.setQueryData<Page>(key, (page) => page && { ...page, position: later(page.position, position), rows: after(page.rows, changes, day) });
      tell(changes.filter(({ row }) => row?.['tourDate'] === day));
    },
    onRefetch: () => void refetch(),
  });
  return { tours: data?.rows, news, problem: error ? asProblem(error) : undefined, retry: () => void refetch() };
}

async function read(day: string, signal: AbortSignal): Promise<Page> {
  const filters: readonly Filter[] = [{ field: 'tourDate', op: 'is', value: day }];
  const params = new URLSearchParams({ filters: JSON.stringify(filters), sort: 'startsAt', limit: String(MOST) });
  return (await get<Page>(`/api/lists/${LIST}?${params.toString()}`, signal)).data;
}

/** Those that came to the day, changed within it, or left it. */
function after(rows: readonly TourListRow[], changes: readonly PushedChange[], day: string): readonly TourListRow[] {
  const byId = new Map(rows.map((row) => [String(row.tourId), row]));
  for (const { key, row } of changes) {
    if (row?.['tourDate'] === day) byId.set(key, row as unknown as TourListRow);
    else byId.delete(key);
  }
  return [...byId.values()];
}

/** Each change is told for as long as a changed row glows. */
function useNews() {
  const [news, setNews] = useState<ReadonlyMap<number, PushedChange>>(new Map());
  const tell = (changes: readonly PushedChange[]) => {
    if (changes.length === 0) return;
    setNews((before) => new Map([...before, ...changes.map((change) => [Number(change.key), change] as const)]));
    setTimeout(() => setNews((before) => new Map([...before].filter(([, change]) => !changes.includes(change)))), CHANGE_SHOWS_MS);
  };
  return [news, tell] as const;
}
