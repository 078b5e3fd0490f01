import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';

/** Changes come in bursts; the figures are asked for at most so often. */
const REFETCH_MS = 250;

/** What moves reports, each followed by who may follow it: from whoever may not, its figures are hidden too. */
const followed = [
  { list: 'tour-list', noun: 'tour', anyOf: ['Tours_Main', 'Reports_Main'] },
  { list: 'resale-contract-list', noun: 'contract', anyOf: ['Contracts_Main', 'Reports_ContractsDashboard'] },
  { list: 'epic-contract-list', noun: 'membership contract', anyOf: ['Epic_Contracts_Main'] },
] as const;

/** The last change that moved a figure of the total. */
export interface ReportMove {
  readonly noun: string;
  readonly change: PushedChange;
}

export interface ReportState {
  readonly answer: ReportAnswer | undefined;
  readonly moved: ReportMove | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The figures of now, live, or of a past day. @param query of `/api/Reports/{name}` */
export function useReport(name: string, query: string): ReportState {
  const known = useRef('');
  const { data, error, refetch } = useQuery({
    queryKey: ['report', name, query],
    queryFn: async ({ signal }) => (await get<ReportAnswer>(`/api/Reports/${name}?${query}`, signal, known.current)).data,
    placeholderData: keepPreviousData,
  });
  const [last, setLast] = useState<ReportMove>();
  const again = useSoon(() => void refetch(), REFETCH_MS);
  const position = data?.live ? data.position : undefined;
  const follow = (noun: string) => ({
    onChanges: (changes: readonly PushedChange[], at: string) => {
      const change = changes.at(-1);
      if (change) setLast({ noun, change });
      // The figures are kept by themselves: they must be as new as what was told of them.
      if (at > known.current) known.current = at;
      again();
    },
    onRefetch: again,
  });
  const { may } = useSession();
  const [tours, contracts, memberships] = followed;
  useFollow(tours, may(tours.anyOf) ? position : undefined, follow(tours.noun));
  useFollow(contracts, may(contracts.anyOf) ? position : undefined, follow(contracts.noun));
  useFollow(memberships, may(memberships.anyOf) ? position : undefined, follow(memberships.noun));
  const hasMoved = useHasMoved(`${name}?${query}`, data && JSON.stringify(data.total));
  return { answer: data, moved: data?.live && hasMoved ? last : undefined, problem: error ? asProblem(error) : undefined, retry: () => void refetch() };
}

/** Whether the total is another than when these days were first looked at. */
function useHasMoved(asked: string, total: string | undefined): boolean {
  const [first, setFirst] = useState({ asked, total });
  if (first.asked !== asked || first.total === undefined) {
    if (first.asked !== asked || first.total !== total) setFirst({ asked, total });
    return false;
  }
  return first.total !== total;
}
