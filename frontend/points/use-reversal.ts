import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';

const LIST = 'points-ledger';

/** The row that takes this one back, 0 for none; undefined until it is known. Only the reversal names the row that it reverses. */
export function useReversal(pointLedgerId: number, enabled: boolean): number | undefined {
  const client = useQueryClient();
  const filters = JSON.stringify([{ field: 'reverses', op: 'is', value: pointLedgerId }]);
  const queryKey = ['reversal-of-ledger-row', pointLedgerId];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await get<ListPage>(`/api/lists/${LIST}?${new URLSearchParams({ filters, limit: '1' })}`, signal)).data,
    enabled,
    staleTime: 0,
  });
  const again = () => void client.invalidateQueries({ queryKey });
  useFollow({ list: LIST }, enabled ? query.data?.position : undefined, {
    onChanges: (changes) => changes.some(({ row }) => row?.['reverses'] === pointLedgerId) && again(),
    onRefetch: again,
  });
  // Unknown for good when it cannot be read: the server refuses a second reversal in any case.
  return query.isError ? 0 : query.data && Number(query.data.rows[0]?.['pointLedgerId'] ?? 0);
}
