import type { ViewState } from '../views/use-kept-view.js';
import type { ListDefinition } from './list-definition.js';
import { withNarrowed } from './grid/narrowed-columns.js';
import { useLatest } from './use-latest.js';
import { useList } from './use-list.js';
import { useNewsAloud } from './use-news-aloud.js';
import { useSelection } from './grid/use-selection.js';

/** All that a person can change on a list screen: the view (in the address, and kept), the columns (in this browser), the selection. */
export function useListScreen<R extends object>(definition: ListDefinition<R>, kept: ViewState) {
  const { view, onView } = kept;
  const { loaded, showAll } = useLatest(definition, view, useList(definition, view));
  useNewsAloud(definition, loaded);
  const atRow = useSelection(definition, loaded);
  return { view, onView, kept, loaded, showAll, ...withNarrowed(definition.columns, kept, view.filters), ...atRow };
}

export type ListScreenState<R extends object> = ReturnType<typeof useListScreen<R>>;
