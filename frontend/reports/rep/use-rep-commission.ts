import { useQuery } from '@tanstack/react-query';
import type { OwnOverview } from '../../../backend/commission/own/own-commission.dto.js';
import type { RepCommission } from '../../../backend/commission/rep/rep-commission.dto.js';
import { useLiveAnswer, type LiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';
import { useSession } from '../../server/session.js';

interface AskedOfRep {
  /** Undefined for a rep of the old system, who has no number. */
  readonly employeeId: number | undefined;
  readonly from: string;
  readonly to: string;
  /** Commission is known as of now alone. */
  readonly isNow: boolean;
}

/** Commission of a rep, live; undefined for readers to whom it is shut (`decisions.md I29`). */
export function useRepCommission({ employeeId, from, to, isNow }: AskedOfRep): LiveAnswer<RepCommission> | undefined {
  const { may } = useSession();
  const seesAll = may('Commission_Main');
  const own = useQuery({ queryKey: ['my-commission'], queryFn: async ({ signal }) => (await get<OwnOverview>('/api/Commission/Mine', signal)).data, enabled: !seesAll });
  const isOpen = isNow && employeeId !== undefined && (seesAll || own.data?.employee?.employeeId === employeeId);
  const answer = useLiveAnswer<RepCommission>({
    key: ['rep-commission', employeeId, from, to],
    read: async (signal, known) => (await get<RepCommission>(`/api/Commission/${seesAll ? `Reps/${employeeId}` : 'Mine/Sales'}?from=${from}&to=${to}`, signal, known)).data,
    followedFrom: ({ position }) => position,
    follows: seesAll ? ['commissioned-sales'] : [],
    isWhole: seesAll,
    figure: ({ totals }) => totals,
    isAsked: isOpen,
  });
  return isOpen ? answer : undefined;
}
