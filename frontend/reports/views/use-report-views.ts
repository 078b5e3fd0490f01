import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import { keptAs, keptReportNamed, keptReports, viewFor, type KeptReportName } from '../../../backend/reports/kept-reports.rules.js';
import { asDesigned } from '../../kit/list/grid/column-layout.js';
import type { ViewState } from '../../kit/views/use-kept-view.js';
import { useKeptViews, useKeptViewsOf } from '../../kit/views/use-kept-views.js';
import { useViewActions, type ViewActions } from '../../kit/views/use-view-actions.js';
import { viewNamed } from '../../kit/views/view-address.js';
import { useSession } from '../../server/session.js';
import { addressOfView, arrangementOf, choiceOfView, isAsItOpens } from './report-view-address.js';

const NO_COLUMNS = asDesigned([]);

/** The views that are kept of a report: a view is what its address says. */
function useReportViews(reportName: KeptReportName): ViewState {
  const report = keptReportNamed(reportName)!;
  const [params, setParams] = useSearchParams();
  const list = keptAs(report);
  const kept = useKeptViews(list);
  const { answer, problem } = kept;
  const named = viewNamed(params);
  const chosen = viewFor(report, params.toString());
  const viewOf = (viewId: number | undefined) => answer?.views.find((one) => one.viewId === viewId);
  const base = typeof named === 'number' ? viewOf(named) : undefined;
  const opening = isAsItOpens(params) ? viewOf(answer?.opensWith) : undefined;
  const plain = answer && answer.opensWith > 0 ? 'all' : undefined;
  const go = (choice: string, name: number | 'all' | undefined, replace = false) => setParams(addressOfView(params, choice, name), { replace });
  const open = (view: ListViewAnswer | undefined, replace = false) => go(view ? choiceOfView(report, view) : '', view?.viewId ?? plain, replace);
  // A link that names the view alone, and a report that opens with one, say all of it in the address.
  const isBare = base !== undefined && chosen === '' && choiceOfView(report, base) !== '';
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
    isChanged: base !== undefined && chosen !== choiceOfView(report, base),
    arrangement: () => arrangementOf(chosen),
    open,
    leave: () => go(chosen, plain),
    isSaved: () => undefined,
    goOn: (viewId) => go(chosen, viewId),
  };
}

/** The views that are kept of all reports that somebody may open. */
export function useViewsOfReports(): readonly ListViewAnswer[] {
  const { may } = useSession();
  return useKeptViewsOf(keptReports.filter(({ permission }) => may(permission)).map(keptAs));
}

export interface ReportViewMenu {
  readonly state: ViewState;
  readonly actions: ViewActions;
}

/** With what can be done with them. */
export function useReportViewMenu(report: KeptReportName): ReportViewMenu {
  const state = useReportViews(report);
  return { state, actions: useViewActions(state) };
}
