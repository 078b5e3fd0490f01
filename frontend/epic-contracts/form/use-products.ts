import { useQuery } from '@tanstack/react-query';
import type { ProductAnswer } from '../../../backend/epic-contracts/products.controller.js';
import type { ProductOnSale } from '../../../backend/epic-contracts/sale-conditions.rules.js';
import { get } from '../../server/http.js';

/** Every membership tier, those that are sold no more too. */
export function useProducts() {
  return useQuery({
    queryKey: ['products'],
    queryFn: async ({ signal }) => (await get<readonly ProductAnswer[]>('/api/Products/', signal)).data.map(onSale),
    staleTime: 0,
  });
}

function onSale({ escrowServices, membershipProcessing, firstYearDues, trusteeFees, thirdPartyProviders, ...product }: ProductAnswer): ProductOnSale {
  return { ...product, closingCosts: { escrowServices, membershipProcessing, firstYearDues, trusteeFees, thirdPartyProviders } };
}
