import { useState } from 'react';
import type { ContractsDashboardAnswer } from '../../../backend/resale-contracts/dashboard/contracts-dashboard-reader.js';
import type { Move } from '../../kit/live-answer/moves.js';
import { useLiveAnswer, type LiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';

export interface DashboardState extends Pick<LiveAnswer<ContractsDashboardAnswer>, 'isOld' | 'problem' | 'retry'> {
  readonly figures: ContractsDashboardAnswer | undefined;
  /** How many more are in progress since the last look, and what did it. */
  readonly moved: { readonly by: number; readonly move: Move } | undefined;
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
  const { answer, isOld, moved, problem, retry } = useLiveAnswer<ContractsDashboardAnswer>({
    key: ['contracts-dashboard', moment],
    read: async (signal, known) => (await get<ContractsDashboardAnswer>(`/api/Contracts/Dashboard?${momentQuery(moment)}`, signal, known)).data,
    followedFrom: ({ position }) => (moment.asOf === undefined ? position : undefined),
    follows: ['resale-contract-list'],
    figure: ({ inProgress }) => inProgress,
  });
  const by = useMovement(isOld ? undefined : answer?.inProgress);
  return { figures: answer, isOld, moved: moved && by !== 0 ? { by, move: moved } : undefined, problem, retry };
}

/** Last step of a figure. */
function useMovement(value: number | undefined): number {
  const [steps, setSteps] = useState<{ readonly value: number | undefined; readonly by: number }>({ value, by: 0 });
  if (steps.value !== value) setSteps({ value, by: value === undefined || steps.value === undefined ? 0 : value - steps.value });
  return steps.by;
}
