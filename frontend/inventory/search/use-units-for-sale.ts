import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InventoryCriteria } from '../../../backend/inventory/search/inventory-criteria.js';
import type { ForSaleAnswer } from '../../../backend/inventory/search/units-for-sale-reader.js';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { useSession } from '../../server/session.js';

const REFETCH_MS = 250;

/** What can be sold now, followed by whoever may see the list: a unit that is being sold elsewhere leaves the table. */
export function useUnitsForSale(asked: InventoryCriteria, sort = '') {
  const follows = useSession().may('Inventory_List');
  const query = new URLSearchParams({ ...asked, ...(sort && { sort }) }).toString();
  const units = useQuery({ queryKey: ['units for sale', query], queryFn: async ({ signal }) => (await get<ForSaleAnswer>(`/api/Inventories/ForSale?${query}`, signal)).data, placeholderData: keepPreviousData, staleTime: 0 });
  const list = useQuery({ queryKey: ['position of', 'inventory-list'], queryFn: async ({ signal }) => (await get<ListPage>('/api/lists/inventory-list?limit=1', signal)).data.position, enabled: follows, gcTime: 0 });
  const again = useSoon(() => void units.refetch(), REFETCH_MS);
  useFollow({ list: 'inventory-list' }, list.data, { onChanges: again, onRefetch: again });
  return units;
}
