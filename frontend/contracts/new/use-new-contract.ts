import { useQuery } from '@tanstack/react-query';
import type { NewContractAnswer } from '../../../backend/resale-contracts/new/new-contracts.js';
import { get } from '../../server/http.js';

/** What a new contract starts with, and whether somebody sells its unit already. */
export function useNewContract(inventoryId: string, tourId: string) {
  return useQuery({
    queryKey: ['new-contract', inventoryId, tourId],
    queryFn: async ({ signal }) => (await get<NewContractAnswer>(`/api/Contracts/New/Inventory/${inventoryId}/Tour/${tourId}`, signal)).data,
    staleTime: 0,
    // Kept answers would bring a lead or a unit as it was when the form was last open.
    gcTime: 0,
    enabled: /^\d+$/.test(inventoryId) && /^\d+$/.test(tourId),
  });
}
