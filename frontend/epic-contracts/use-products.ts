import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productOnSale } from '../../backend/epic-contracts/products/product-on-sale.rules.js';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import type { ProductListRow } from '../../projections/product-list/product-list.read-model.js';
import { useSoon } from '../kit/use-soon.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';

const MOST = 200;
const REFETCH_MS = 250;

/** Every membership product, ended ones too, kept as it is. */
export function useProductRows() {
  const query = useQuery({
    queryKey: ['membership products'],
    queryFn: async ({ signal }) => (await get<ListPage<ProductListRow>>(`/api/lists/product-list?limit=${MOST}`, signal)).data,
    staleTime: 0,
  });
  const again = useSoon(() => void query.refetch(), REFETCH_MS);
  useFollow({ list: 'product-list' }, query.data?.position, { onChanges: again, onRefetch: again });
  return query;
}

/** The same as contracts are made with them. */
export function useProducts() {
  const { data, error, refetch } = useProductRows();
  const products = useMemo(() => data?.rows.map(productOnSale), [data]);
  return { products, error, refetch };
}
