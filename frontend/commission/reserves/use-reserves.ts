import { useQuery } from '@tanstack/react-query';
import type { ReserveAnswer, ReservesAnswer } from '../../../backend/commission/reserves/reserves.dto.js';
import { useLiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';
import { asProblem, type Problem } from '../../server/problem.js';

export type ReserveOfPerson = ReservesAnswer['reserves'][number];

interface LoadedReserves {
  readonly reserves: readonly ReserveOfPerson[] | undefined;
  readonly position: string | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** What is kept back of whose commissions: live, with the runs that set a part of it aside. */
export function useReserves(): LoadedReserves {
  const { answer, problem, retry } = useLiveAnswer<ReservesAnswer>({
    key: ['reserves'],
    read: async (signal, known) => (await get<ReservesAnswer>('/api/Commission/Reserves', signal, known)).data,
    followedFrom: ({ position }) => position,
    follows: ['reserve-ledger', 'commission-runs'],
  });
  return { reserves: answer?.reserves, position: answer?.position, problem, retry };
}

/** The statement of one. @param position of the reserves: it is read anew with them */
export function useReserve(employeeId: number | undefined, position: string | undefined): { readonly reserve: ReserveAnswer | undefined; readonly problem: Problem | undefined; readonly retry: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: ['reserve-of', employeeId, position],
    queryFn: async ({ signal }) => (await get<ReserveAnswer>(`/api/Commission/Reserves/${employeeId}`, signal)).data,
    placeholderData: (before) => (before?.employeeId === employeeId ? before : undefined),
    staleTime: 0,
    retry: false,
    enabled: employeeId !== undefined,
  });
  return { reserve: employeeId === undefined ? undefined : data, problem: error && employeeId !== undefined ? asProblem(error) : undefined, retry: () => void refetch() };
}
