import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

const REFETCH_MS = 250;
const TOTALS = 'member-totals';
const BALANCE = 'points-balance';

/** Members by tier and by status. */
interface MemberTotal {
  readonly dimension: 'tier' | 'status';
  readonly name: string;
  readonly count: number;
}

export interface EpicFigures {
  readonly tiers: readonly MemberTotal[] | undefined;
  readonly statuses: readonly MemberTotal[] | undefined;
  /** Of the company's points ledger. */
  readonly balance: number | undefined;
  /** Up to where the members are known. */
  readonly position: string | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Members as they are, and the points that the ledger holds, live. */
export function useEpicFigures(): EpicFigures {
  const members = useQuery({ queryKey: [TOTALS], staleTime: 0, queryFn: async ({ signal }) => (await get<ListPage<MemberTotal>>(`/api/lists/${TOTALS}?limit=500`, signal)).data });
  const points = useQuery({
    queryKey: [BALANCE],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      // Asked for first: the balance may be newer than what it is followed from, never older.
      const { position } = (await get<ListPage>(`/api/lists/${BALANCE}?limit=1`, signal)).data;
      return { position, balance: (await get<number>('/api/PointLedgers/CurrentBalance', signal)).data };
    },
  });
  const membersSoon = useSoon(() => void members.refetch(), REFETCH_MS);
  const pointsSoon = useSoon(() => void points.refetch(), REFETCH_MS);
  useFollow({ list: TOTALS }, members.data?.position, { onChanges: membersSoon, onRefetch: membersSoon });
  useFollow({ list: BALANCE }, points.data?.position, { onChanges: pointsSoon, onRefetch: pointsSoon });
  const of = (dimension: MemberTotal['dimension']) => members.data?.rows.filter((row) => row.dimension === dimension && row.count > 0);
  const error = members.error ?? points.error;
  return {
    tiers: of('tier'),
    statuses: of('status'),
    balance: points.data?.balance,
    position: members.data?.position,
    problem: error ? asProblem(error) : undefined,
    retry: () => (void members.refetch(), void points.refetch()),
  };
}
