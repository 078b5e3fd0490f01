import { useEffect, useState } from 'react';
import type { ViewState } from '../views/use-kept-view.js';
import type { ListDefinition, Row } from './list-definition.js';
import { followWindow, nothingSelected, select, type SelectHow, type Selection } from './selection.js';
import { useList, type LoadedList } from './use-list.js';

/** All that a person can change on a list screen: the view (in the address, and kept), the columns (in this browser), the selection. */
export function useListScreen<R extends object>(definition: ListDefinition<R>, kept: ViewState) {
  const { view, onView, layout, setLayout } = kept;
  const loaded = useList(definition, view);
  const [selection, onSelect] = useSelection(definition, loaded);
  return { view, onView, kept, loaded, layout, setLayout, selection, onSelect };
}

export type ListScreenState<R extends object> = ReturnType<typeof useListScreen<R>>;

function useSelection<R extends object>({ key }: ListDefinition<R>, { window, loader }: LoadedList) {
  const [selection, setSelection] = useState<Selection<Row>>(nothingSelected);
  const keyOf = (row: Row) => String(row[key]);
  const followed = followWindow(selection, window, keyOf);
  if (followed !== selection) setSelection(followed);
  // Another view of the list: nothing is selected in it yet.
  useEffect(() => setSelection(nothingSelected), [loader]);
  const onSelect = (place: number, how: SelectHow) => {
    const next = select(followed, window, place, how, keyOf);
    setSelection(next);
    if (next.key !== followed.key) loader.moveOn();
  };
  return [followed, onSelect] as const;
}
