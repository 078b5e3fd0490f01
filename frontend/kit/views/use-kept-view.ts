import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListViewAnswer, ListViewsAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import type { Arrangement } from '../../../events/users/list-view.events.js';
import { useSession } from '../../server/session.js';
import { asDesigned, type ColumnLayout } from '../list/grid/column-layout.js';
import type { ListDefinition } from '../list/list-definition.js';
import { readView, type ListView } from '../list/list-view.js';
import { useStored } from '../list/use-stored.js';
import { asKept, asListView, layoutOf, sameArrangement } from './kept-view.js';
import { useKeptViews, type KeptViews } from './use-kept-views.js';
import { addressOf, isBare, isFresh, viewNamed } from './view-address.js';

/** A list as somebody has arranged it, and the kept view that it began as. */
export interface ViewState extends KeptViews {
  readonly list: string;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly layout: ColumnLayout;
  readonly setLayout: (layout: ColumnLayout) => void;
  /** Which view the list is to be opened with is not known yet. */
  readonly waits: boolean;
  /** The view as it was when it was opened or saved last, by the name that it has now. */
  readonly base: ListViewAnswer | undefined;
  /** The same as a colleague has made it since: it waits to be applied, so that nothing jumps. */
  readonly newer: ListViewAnswer | undefined;
  /** The address names a view that is not there for this reader. */
  readonly isGone: boolean;
  /** The address names a view, and views cannot be read. */
  readonly isUnread: boolean;
  /** Arranged otherwise than it was saved. */
  readonly isChanged: boolean;
  /** What is on the screen, as a view would keep it; `whole` with the columns even where the view says none. */
  readonly arrangement: (whole?: 'whole') => Arrangement;
  readonly open: (view: ListViewAnswer | undefined) => void;
  /** Goes on with what is on the screen, in no view. */
  readonly leave: () => void;
  readonly isSaved: (saved: Arrangement, revision: number) => void;
  /** Goes on in a view that was just made of what is on the screen. */
  readonly goOn: (viewId: number) => void;
}

/** The view of a list screen: which one the address names, how far it has been changed, and the columns that go with it. */
export function useKeptView<R extends object>({ list, columns, defaultSort }: ListDefinition<R>): ViewState {
  const [params, setParams] = useSearchParams();
  const kept = useKeptViews(list);
  const { answer, problem } = kept;
  const opensWith = useOpening(list, answer);
  const opening = viewToOpen(params, answer);
  const named = viewNamed(params);
  const viewId = opening?.viewId ?? (typeof named === 'number' ? named : undefined);
  const current = answer?.views.find((one) => one.viewId === viewId);
  const [base, setBase] = useBase(viewId, current, opening !== undefined);
  const [layout, setLayout, forgetLayout] = useLayout(list, columns, base, opening !== undefined);
  const view = opening ? asListView(opening, defaultSort) : readView(params, defaultSort);
  const asItIs = opensWith > 0 ? 'all' : undefined;
  const go = (next: ListView, name: number | 'all' | undefined, replace = false) => setParams(addressOf(next, name, defaultSort), { replace });
  const arrangement = (whole?: 'whole') => asKept(view, whole || !base || base.columns.length > 0 ? layout : undefined, { columns, defaultSort });
  const same = (other: ListViewAnswer | undefined) => other !== undefined && sameArrangement(arrangement(), other, columns);
  const open = (next: ListViewAnswer | undefined, replace = false) => {
    if (!next) return go({ search: '', filters: [], sort: defaultSort }, asItIs);
    forgetLayout(next.viewId);
    setBase(next);
    go(asListView(next, defaultSort), next.viewId, replace);
  };
  const openAsked = useEffectEvent(() => {
    if (opening) open(opening, true);
  });
  useEffect(() => openAsked(), [opening?.viewId, params]);
  return {
    ...kept,
    list,
    view,
    // Words that are typed letter by letter leave one step in the browser's history, not one each.
    onView: (next) => go(next, viewId ?? named ?? asItIs, next.search !== view.search),
    layout,
    setLayout,
    waits: !answer && !problem && (isBare(params) || (isFresh(params) && opensWith > 0)),
    base: base && current ? { ...base, name: current.name } : base,
    newer: current && base && current.revision > base.revision && !sameArrangement(current, base, columns) && !same(current) ? current : undefined,
    isUnread: typeof named === 'number' && problem !== undefined,
    isGone: typeof named === 'number' && answer !== undefined && !current,
    isChanged: base !== undefined && !same(base) && !same(current),
    arrangement,
    open,
    leave: () => go(view, asItIs),
    isSaved: (saved, revision) => setBase(base && { ...base, ...saved, revision }),
    goOn: (made) => go(view, made),
  };
}

/** The view that an address asks for by its number alone, or that the list opens with where nothing is asked for. */
function viewToOpen(params: URLSearchParams, answer: ListViewsAnswer | undefined): ListViewAnswer | undefined {
  const wanted = isBare(params) ? viewNamed(params) : isFresh(params) ? answer?.opensWith : undefined;
  return answer?.views.find(({ viewId }) => viewId === wanted);
}

/** What the list opens with, as it was known last: a list that opens as it is waits for nobody's answer. */
function useOpening(list: string, answer: ListViewsAnswer | undefined): number {
  const { user } = useSession();
  const [known, setKnown] = useStored<number>(`opens:${user.userId}:${list}`, 0);
  const opensWith = answer?.opensWith ?? known;
  useEffect(() => {
    if (opensWith !== known) setKnown(opensWith);
  });
  return opensWith;
}

/** Stays as it was opened whatever becomes of the view on the server. */
function useBase(viewId: number | undefined, current: ListViewAnswer | undefined, opens: boolean) {
  const [held, setBase] = useState<ListViewAnswer>();
  const base = held?.viewId === viewId && !opens ? held : current;
  if (base !== held) setBase(base);
  return [base, setBase] as const;
}

/** Of a view that says its columns they are changed apart from those of the list. */
function useLayout(list: string, columns: Parameters<typeof asDesigned>[0], base: ListViewAnswer | undefined, opens: boolean) {
  const { user } = useSession();
  const general = `columns:${user.userId}:${list}`;
  const keyOf = (viewId: number) => `${general}:${viewId}`;
  const designed = base && layoutOf(base, columns);
  const [ofList, setOfList] = useStored<ColumnLayout>(general, asDesigned(columns));
  const [ofView, setOfView] = useStored<ColumnLayout | null>(keyOf(base?.viewId ?? 0), null);
  const forget = (viewId: number) => {
    if (viewId === base?.viewId) setOfView(null);
    localStorage.removeItem(keyOf(viewId));
  };
  return designed ? ([(opens ? null : ofView) ?? designed, setOfView, forget] as const) : ([ofList, setOfList, forget] as const);
}
