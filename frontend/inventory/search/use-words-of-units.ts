import { useQuery } from '@tanstack/react-query';
import type { ListValues } from '../../../backend/platform/lists/list.dto.js';
import { get } from '../../server/http.js';
import { useSession } from '../../server/session.js';

/** What units say in a field, for whoever may list them. */
export function useWordsOfUnits(field: string, asked: boolean): readonly string[] {
  const { may } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['values', 'inventory-list', field],
    queryFn: async ({ signal }) => (await get<ListValues>(`/api/lists/inventory-list/values?field=${field}`, signal)).data.values,
    enabled: asked && may('Inventory_List'),
  });
  return data.flatMap(({ value }) => value?.trim() || []);
}
