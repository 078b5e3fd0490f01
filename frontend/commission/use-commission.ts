import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommissionChoice, CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { useSoon } from '../kit/use-soon.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';
import { asProblem, type Problem } from '../server/problem.js';
import { commissionQuery, type CommissionView } from './commission-view.js';

/** Changes come in bursts; the report is asked for at most so often. */
const REFETCH_MS = 250;
const nothing: ReadonlySet<string> = new Set();

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
  const [moved, setMoved] = useState(nothing);
  const query = commissionQuery(view);
  const read = useQuery({
    queryKey: ['commission', view.report, query],
    queryFn: async ({ signal }) => (await get<CommissionReport>(`/api/Commission/${view.report}?${query}`, signal)).data,
    // Of another employee; never the figures of another pay date or report.
    placeholderData: (before) => (before?.report === view.report && before.payDate === view.payDate ? before : undefined),
    staleTime: 0,
    enabled: isAsked,
  });
  const { refetch } = read;
  const again = useSoon(() => void refetch(), REFETCH_MS);
  useFollow({ list: 'commissioned-sales' }, isAsked ? read.data?.position : undefined, {
    onChanges: (changes) => {
      setMoved((before) => new Set([...before, ...changes.map(({ key }) => key)]));
      again();
    },
    onRefetch: again,
  });
  // Somebody else's step in the run.
  useFollow({ list: 'commission-runs' }, isAsked ? read.data?.position : undefined, { onChanges: again, onRefetch: again });
  return { report: isAsked ? read.data : undefined, moved, stale: read.isPlaceholderData, problem: read.error ? asProblem(read.error) : undefined, retry: () => void refetch() };
}

export function useCommissionEmployees(): readonly CommissionChoice[] {
  const { data } = useQuery({ queryKey: ['commission-employees'], queryFn: async ({ signal }) => (await get<readonly CommissionChoice[]>('/api/Commission/Employees', signal)).data, staleTime: 60_000 });
  return data ?? [];
}
