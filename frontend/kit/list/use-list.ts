import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Filter, ListPage, ListSummary } from '../../../backend/platform/lists/list.dto.js';
import { get } from '../../server/http.js';
import { serverState } from '../../server/server-state.js';
import { useFollow } from '../../server/live/use-live.js';
import { CHANGE_SHOWS_MS } from '../../server/use-record.js';
import { fits } from './filters/filter-match.js';
import type { ListDefinition, Row } from './list-definition.js';
import { ListLoader, type ListSource, type ListState } from './list-loader.js';
import { listQuery, type ListView } from './list-view.js';

export interface LoadedList extends ListState {
  readonly loader: ListLoader;
  /** The rows are those of the view before, until the new ones come. */
  readonly outdated: boolean;
}

/** The rows of one view of a list, kept as they are on the server. */
export function useList<R extends object>(definition: ListDefinition<R>, view: ListView): LoadedList {
  const { list, key, alsoFollows, fixedFilters = [] } = definition;
  const query = listQuery(view, fixedFilters);
  const loader = useMemo(() => new ListLoader(sourceOf(list, key, query), CHANGE_SHOWS_MS), [list, key, query]);
  useEffect(() => () => loader.dispose(), [loader]);
  const state = useSyncExternalStore(loader.watch, loader.state);
  useEffect(() => serverState.whenBack(() => loader.state().problem && loader.refetch()), [loader]);
  useFollow({ list }, state.position, loader);
  useFollow({ list: alsoFollows?.list ?? list }, alsoFollows && state.position, { onChanges: (changes) => loader.applyBeside(changes, alsoFollows?.by), onRefetch: loader.refetch });

  const ready = state.position !== undefined || state.problem !== undefined;
  const before = useLatestReady(state, ready);
  return ready || !before ? { ...state, loader, outdated: false } : { ...before, loader, outdated: true };
}

/** What was last shown, so that nothing flashes while the next view is fetched. */
function useLatestReady(state: ListState, ready: boolean): ListState | undefined {
  const [latest, setLatest] = useState<ListState>();
  if (ready && latest !== state) setLatest(state);
  return latest;
}

/** @param query of the list routes, which also says which changed rows still fit */
function sourceOf(list: string, key: string, query: string): ListSource {
  const url = `/api/lists/${list}`;
  const params = new URLSearchParams(query);
  const filters = JSON.parse(params.get('filters') ?? '[]') as readonly Filter[];
  // Which words a row is found by is the server's business.
  const searched = params.has('search');
  return {
    page: async (offset, limit) => (await get<ListPage>(`${url}?${query}&offset=${offset}&limit=${limit}`)).data,
    summary: async () => (await get<ListSummary>(`${url}/summary?${query}`)).data,
    view: { filtered: filters.map(({ field }) => field), sorted: (params.get('sort') ?? '').replace(/^-/, ''), searched },
    keyOf: (row: Row) => String(row[key]),
    fits: (row) => (!fits(row, filters) ? false : searched ? undefined : true),
  };
}
