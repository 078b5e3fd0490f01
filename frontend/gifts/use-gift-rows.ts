import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';

/** The newest rows of a list that belong to one gift, kept as the list moves; undefined until they are there. */
export function useGiftRows<Row extends { readonly giftTypeId: number }>(list: string, giftTypeId: number, { limit, enabled }: { readonly limit: number; readonly enabled: boolean }): readonly Row[] | undefined {
  const client = useQueryClient();
  const filters = JSON.stringify([{ field: 'giftTypeId', op: 'is', value: giftTypeId }]);
  const queryKey = ['gift-rows', list, giftTypeId];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await get<ListPage>(`/api/lists/${list}?${new URLSearchParams({ filters, limit: String(limit) })}`, signal)).data,
    enabled,
    staleTime: 0,
  });
  const again = () => void client.invalidateQueries({ queryKey });
  useFollow({ list }, enabled ? data?.position : undefined, {
    onChanges: (changes) => changes.some(({ row }) => row?.['giftTypeId'] === giftTypeId) && again(),
    onRefetch: again,
  });
  return data?.rows as unknown as readonly Row[] | undefined;
}
