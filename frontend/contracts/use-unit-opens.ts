import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import { get } from '../server/http.js';
import { useSession } from '../server/session.js';

/** Whether the reader may open the unit of a contract: one that is being sold is there only for who sees where it stands. */
export function useUnitOpens(inventoryId: number): boolean {
  const { may } = useSession();
  const seesAll = may('Inventory_Sensitive');
  const filters = JSON.stringify([{ field: 'inventoryId', op: 'is', value: inventoryId }]);
  const { data = false } = useQuery({
    queryKey: ['unit opens', inventoryId],
    queryFn: async ({ signal }) => (await get<ListPage>(`/api/lists/inventory-list?${new URLSearchParams({ filters, limit: '1' })}`, signal)).data.rows.length > 0,
    enabled: inventoryId > 0 && !seesAll && may('Inventory_Detail') && may('Inventory_List'),
    staleTime: 0,
  });
  return may('Inventory_Detail') && (seesAll || data);
}
