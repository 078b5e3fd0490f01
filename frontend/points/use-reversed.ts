import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../backend/platform/lists/list-wire.js';
import { get } from '../server/http.js';

/** Whether another row takes this one back; undefined until it is known. Only the reversal names the row that it reverses. */
export function useReversed(pointLedgerId: number, enabled: boolean): boolean | undefined {
  const filters = JSON.stringify([{ field: 'reverses', op: 'is', value: pointLedgerId }]);
  const query = useQuery({
    queryKey: ['reversal-of-ledger-row', pointLedgerId],
    queryFn: async ({ signal }) => (await get<ListPage>(`/api/lists/points-ledger?${new URLSearchParams({ filters, limit: '1' })}`, signal)).data,
    enabled,
    staleTime: 0,
  });
  // Unknown for good when it cannot be read: the server refuses a second reversal in any case.
  return query.isError ? false : query.data && query.data.rows.length > 0;
}
