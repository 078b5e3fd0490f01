import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CommissionChoice, CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { useLiveAnswer } from '../kit/live-answer/use-live-answer.js';
import { get } from '../server/http.js';
import type { Problem } from '../server/problem.js';
import { commissionQuery, type CommissionView } from './commission-view.js';

const SALES = 'commissioned-sales';

export interface LoadedCommission {
  readonly report: CommissionReport | undefined;
  /** Contracts that changed since the page was opened: `resale-1018`. */
  readonly moved: ReadonlySet<string>;
  /** What is shown is of another employee: the answer is on its way. */
  readonly stale: boolean;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** What a pay date pays, live. @param isAsked whether there is a report and a pay date to ask for */
export function useCommission(view: CommissionView, isAsked: boolean): LoadedCommission {
  const { answer, isOld, changes, problem, retry } = useLiveAnswer<CommissionReport>({
    key: ['commission', view.report, commissionQuery(view)],
    read: async (signal, known) => (await get<CommissionReport>(`/api/Commission/${view.report}?${commissionQuery(view)}`, signal, known)).data,
    followedFrom: ({ position }) => (isAsked ? position : undefined),
    // Steps in the run that somebody else takes are changes too.
    follows: [SALES, 'commission-runs'],
    figure: ({ totals }) => totals,
    isAsked,
  });
  const moved = useMemo(() => new Set(changes.flatMap(({ list, change }) => (list === SALES ? [change.key] : []))), [changes]);
  // Of another employee perhaps; never the figures of another pay date or report.
  const report = isAsked && answer?.report === view.report && answer.payDate === view.payDate ? answer : undefined;
  return { report, moved, stale: isOld, problem, retry };
}

export function useCommissionEmployees(): readonly CommissionChoice[] {
  const { data } = useQuery({ queryKey: ['commission-employees'], queryFn: async ({ signal }) => (await get<readonly CommissionChoice[]>('/api/Commission/Employees', signal)).data, staleTime: 60_000 });
  return data ?? [];
}
