import { useQuery } from '@tanstack/react-query';
import type { PointsBill } from '../../backend/points/points-bill.rules.js';
import { nothingToBuy, opensNoYear } from '../../backend/points/who-may-buy.rules.js';
import { get } from '../server/http.js';

/** Why nothing can be bought of this year; empty where points can: what is open is sold on. */
export function useClosedFor(memberId: number, memberStatus: string): string {
  const isOver = opensNoYear(memberStatus);
  const { data } = useQuery({
    queryKey: ['points-bill-open', memberId],
    queryFn: async ({ signal }) => (await get<PointsBill>(`/api/EpicAdvantageContracts/ForMember/${memberId}/Account`, signal)).data,
    enabled: isOver,
  });
  return isOver && data?.opened === false ? nothingToBuy(memberStatus) : '';
}
