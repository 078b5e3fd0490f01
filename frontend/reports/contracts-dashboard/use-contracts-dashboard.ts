import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import type { ContractsDashboardAnswer } from '../../../backend/resale-contracts/dashboard/contracts-dashboard-reader.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

/** Changes come in bursts; the figures are asked for at most so often. */
const REFETCH_MS = 250;

export interface DashboardState {
  readonly figures: ContractsDashboardAnswer | undefined;
  /** How many more are in progress since the last look, and who did it. */
  readonly moved: { readonly by: number; readonly change: PushedChange } | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** What the figures are of, as the address says it. */
export interface DashboardMoment {
  /** A past day; undefined is now. */
  readonly asOf: string | undefined;
  /** Volume counts what was rescinded and canceled, too. */
  readonly withLost: boolean;
}

export function momentQuery({ asOf, withLost }: DashboardMoment): string {
  return new URLSearchParams({ ...(asOf && { asOf }), ...(withLost && { lost: 'with' }) }).toString();
}

/** The figures of now, live, or of a past day. */
export function useContractsDashboard(moment: DashboardMoment): DashboardState {
  const { asOf } = moment;
  const query = useQuery({
    queryKey: ['contracts-dashboard', moment],
    queryFn: async ({ signal }) => (await get<ContractsDashboardAnswer>(`/api/Contracts/Dashboard?${momentQuery(moment)}`, signal)).data,
    placeholderData: keepPreviousData,
  });
  const [change, setChange] = useState<PushedChange>();
  const { refetch } = query;
  const refetchSoon = useSoon(() => void refetch(), REFETCH_MS);
  const live = asOf === undefined;
  useFollow({ list: 'resale-contract-list' }, live ? query.data?.position : undefined, {
    onChanges: (changes) => {
      setChange(changes.at(-1));
      refetchSoon();
    },
    onRefetch: refetchSoon,
  });
  const by = useMovement(live ? query.data?.inProgress : undefined);
  return {
    figures: query.data,
    moved: live && change && by !== 0 ? { by, change } : undefined,
    problem: query.error ? asProblem(query.error) : undefined,
    retry: () => void refetch(),
  };
}

/** Last step of a figure. */
function useMovement(value: number | undefined): number {
  const [steps, setSteps] = useState<{ readonly value: number | undefined; readonly by: number }>({ value, by: 0 });
  if (steps.value !== value) setSteps({ value, by: value === undefined || steps.value === undefined ? 0 : value - steps.value });
  return steps.by;
}
