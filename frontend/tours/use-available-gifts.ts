import { useQuery } from '@tanstack/react-query';
import type { GiftTypeListRow } from '../../projections/gift-type-list/gift-type-list.read-model.js';
import { get } from '../server/http.js';

export type AvailableGift = Pick<GiftTypeListRow, 'giftTypeId' | 'giftName' | 'onHand'>;

/** What guests may be given; undefined until it is known. */
export function useAvailableGifts(enabled: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['available-gifts'],
    queryFn: async ({ signal }) => (await get<readonly AvailableGift[]>('/api/GiftTypes/AvailableGifts', signal)).data,
    enabled,
    staleTime: 0,
  });
  return { gifts: data, error, retry: () => void refetch() };
}
