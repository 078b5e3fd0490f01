import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import { useLiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';
import type { Problem } from '../../server/problem.js';

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
  const members = useLiveAnswer({
    key: [TOTALS],
    read: async (signal, known) => (await get<ListPage<MemberTotal>>(`/api/lists/${TOTALS}?limit=500`, signal, known)).data,
    followedFrom: ({ position }) => position,
    follows: [TOTALS],
  });
  const points = useLiveAnswer({
    key: [BALANCE],
    read: async (signal, known) => {
      // Asked for first: the balance may be newer than what it is followed from, never older.
      const { position } = (await get<ListPage>(`/api/lists/${BALANCE}?limit=1`, signal, known)).data;
      return { position, balance: (await get<number>('/api/PointLedgers/CurrentBalance', signal)).data };
    },
    followedFrom: ({ position }) => position,
    follows: [BALANCE],
  });
  const of = (dimension: MemberTotal['dimension']) => members.answer?.rows.filter((row) => row.dimension === dimension && row.count > 0);
  return {
    tiers: of('tier'),
    statuses: of('status'),
    balance: points.answer?.balance,
    position: members.answer?.position,
    problem: members.problem ?? points.problem,
    retry: () => (members.retry(), points.retry()),
  };
}
