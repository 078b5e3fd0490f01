import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListViewAnswer, ListViewsAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

/** The views of a list that somebody has or shares, followed; where they cannot be read the list goes on without them. */
export interface KeptViews {
  readonly answer: ListViewsAnswer | undefined;
  readonly problem: Problem | undefined;
  readonly readAgain: () => Promise<void>;
}

const MENU = 'list-view';

const viewsOf = (list: string) =>
  queryOptions({
    queryKey: ['views', list],
    queryFn: async ({ signal }) => (await get<ListViewsAnswer>(`/api/ListViews?list=${list}`, signal)).data,
    // What happened while no screen of the list was open.
    staleTime: 0,
    retry: false,
  });

export function useKeptViews(list: string): KeptViews {
  const client = useQueryClient();
  const { data: answer, error } = useQuery(viewsOf(list));
  const readAgain = useCallback(() => client.invalidateQueries({ queryKey: ['views', list] }), [client, list]);
  const isConcerned = (changes: readonly PushedChange[]) => concern([list], answer?.views ?? [], changes);
  useFollow({ list: MENU }, answer?.position, { onChanges: (changes) => void (isConcerned(changes) && readAgain()), onRefetch: () => void readAgain() });
  return { answer, problem: error && !answer ? asProblem(error) : undefined, readAgain };
}

/** Those of several lists together, by name, followed; of what cannot be read none. */
export function useKeptViewsOf(lists: readonly string[]): readonly ListViewAnswer[] {
  const client = useQueryClient();
  const answers = useQueries({ queries: lists.map(viewsOf) }).flatMap(({ data }) => data ?? []);
  const readAgain = () => void client.invalidateQueries({ queryKey: ['views'] });
  // The oldest is followed from: what a newer one holds already is read once more, and nothing is missed.
  const oldest = answers.length === lists.length ? answers.map(({ position }) => position).toSorted()[0] : undefined;
  const views = answers.flatMap((answer) => answer.views);
  useFollow({ list: MENU }, oldest, { onChanges: (changes) => concern(lists, views, changes) && readAgain(), onRefetch: readAgain });
  return views.toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

/** Whether changes are of views of these lists; one that was taken away has no row any more. */
function concern(lists: readonly string[], views: readonly ListViewAnswer[], changes: readonly PushedChange[]): boolean {
  return changes.some(({ key, row }) => (row ? lists.includes(String(row['list'])) : views.some(({ viewId }) => String(viewId) === key)));
}
