import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { withDay } from '../as-of/held-day.js';
import { asDesigned, type ColumnLayout } from './column-layout.js';
import type { ListDefinition, Row } from './list-definition.js';
import { readView, writeView, type ListView } from './list-view.js';
import { followWindow, nothingSelected, select, type SelectHow, type Selection } from './selection.js';
import { useList, type LoadedList } from './use-list.js';
import { useStored } from './use-stored.js';

/** All that a person can change on a list screen: the view (in the address), the columns (in this browser), the selection. */
export function useListScreen<R extends object>(definition: ListDefinition<R>) {
  const { list, defaultSort } = definition;
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const view = readView(params, defaultSort);
  const loaded = useList(definition, view);
  const [layout, setLayout] = useStored<ColumnLayout>(`columns:${user.userId}:${list}`, asDesigned(definition.columns));
  const [selection, onSelect] = useSelection(definition, loaded);
  return {
    view,
    // Words that are typed letter by letter leave one step in the browser's history, not one each.
    onView: (next: ListView) => setParams(writeView(next, defaultSort), { replace: next.search !== view.search }),
    // A saved view is of no day.
    query: withDay(params, undefined).toString(),
    onQuery: (query: string) => setParams(new URLSearchParams(query)),
    viewsKey: `views:${user.userId}:${list}`,
    loaded,
    layout,
    setLayout,
    selection,
    onSelect,
  };
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
