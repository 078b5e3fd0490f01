import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReserveAnswer, ReservesAnswer } from '../../../backend/commission/reserves/reserves.dto.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

const KEY = 'reserves';
const REFETCH_MS = 250;

export type ReserveOfPerson = ReservesAnswer['reserves'][number];

interface LoadedReserves {
  readonly reserves: readonly ReserveOfPerson[] | undefined;
  readonly position: string | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** What is kept back of whose commissions: live, with the runs that set a part of it aside. */
export function useReserves(): LoadedReserves {
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: [KEY, 'all'], queryFn: async ({ signal }) => (await get<ReservesAnswer>('/api/Commission/Reserves', signal)).data, placeholderData: keepPreviousData, staleTime: 0 });
  const retry = () => void client.invalidateQueries({ queryKey: [KEY] });
  const again = useSoon(retry, REFETCH_MS);
  const follower = { onChanges: again, onRefetch: again };
  useFollow({ list: 'reserve-ledger' }, data?.position, follower);
  useFollow({ list: 'commission-runs' }, data?.position, follower);
  return { reserves: data?.reserves, position: data?.position, problem: error ? asProblem(error) : undefined, retry };
}

/** The statement of one. @param position of the reserves: it is read anew with them */
export function useReserve(employeeId: number | undefined, position: string | undefined): { readonly reserve: ReserveAnswer | undefined; readonly problem: Problem | undefined; readonly retry: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: [KEY, employeeId, position],
    queryFn: async ({ signal }) => (await get<ReserveAnswer>(`/api/Commission/Reserves/${employeeId}`, signal)).data,
    placeholderData: (before) => (before?.employeeId === employeeId ? before : undefined),
    staleTime: 0,
    retry: false,
    enabled: employeeId !== undefined,
  });
  return { reserve: employeeId === undefined ? undefined : data, problem: error && employeeId !== undefined ? asProblem(error) : undefined, retry: () => void refetch() };
}
