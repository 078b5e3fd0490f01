import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import { choiceOf, keptAs } from '../../../backend/reports/report-address.rules.js';
import type { ReportName } from '../../../backend/reports/reports.rules.js';
import { asDesigned } from '../../kit/list/grid/column-layout.js';
import type { ViewState } from '../../kit/views/use-kept-view.js';
import { useKeptViews } from '../../kit/views/use-kept-views.js';
import { useViewActions, type ViewActions } from '../../kit/views/use-view-actions.js';
import { viewNamed } from '../../kit/views/view-address.js';
import { addressOfView, arrangementOf, choiceOfView } from './report-view-address.js';

const NO_COLUMNS = asDesigned([]);

/** The views that are kept of a report: a view is what its address says. */
function useReportViews(report: ReportName): ViewState {
  const [params, setParams] = useSearchParams();
  const list = keptAs({ name: report });
  const kept = useKeptViews(list);
  const { answer, problem } = kept;
  const named = viewNamed(params);
  const chosen = choiceOf(params.toString());
  const isFresh = named === undefined && chosen === '' && !params.has('measure');
  const viewOf = (viewId: number | undefined) => answer?.views.find((one) => one.viewId === viewId);
  const base = typeof named === 'number' ? viewOf(named) : undefined;
  const opening = isFresh ? viewOf(answer?.opensWith) : undefined;
  const plain = answer && answer.opensWith > 0 ? 'all' : undefined;
  const go = (choice: string, name: number | 'all' | undefined, replace = false) => setParams(addressOfView(params, choice, name), { replace });
  const open = (view: ListViewAnswer | undefined, replace = false) => go(view ? choiceOfView(view) : '', view?.viewId ?? plain, replace);
  // A link that names the view alone, and a report that opens with one, say all of it in the address.
  const isBare = base !== undefined && chosen === '' && choiceOfView(base) !== '';
  const openAsked = useEffectEvent(() => {
    const asked = opening ?? (isBare ? base : undefined);
    if (asked) open(asked, true);
  });
  useEffect(() => openAsked(), [opening?.viewId, base?.viewId]);
  return {
    ...kept,
    list,
    view: { search: '', sort: '', filters: arrangementOf(chosen).filters as ViewState['view']['filters'] },
    onView: () => undefined,
    layout: NO_COLUMNS,
    setLayout: () => undefined,
    waits: false,
    base,
    newer: undefined,
    isGone: typeof named === 'number' && answer !== undefined && !base,
    isUnread: typeof named === 'number' && problem !== undefined,
    isChanged: base !== undefined && chosen !== choiceOfView(base),
    arrangement: () => arrangementOf(chosen),
    open,
    leave: () => go(chosen, plain),
    isSaved: () => undefined,
    goOn: (viewId) => go(chosen, viewId),
  };
}

/** With what can be done with them. */
export function useReportViewMenu(report: ReportName): { readonly state: ViewState; readonly actions: ViewActions } {
  const state = useReportViews(report);
  return { state, actions: useViewActions(state) };
}
