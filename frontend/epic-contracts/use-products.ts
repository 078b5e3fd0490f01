import { useMemo } from 'react';
import { productOnSale } from '../../backend/epic-contracts/products/product-on-sale.rules.js';
import type { ProductListRow } from '../../projections/product-list/product-list.read-model.js';
import { useListPage } from '../kit/list/use-rows-of.js';

const MOST = 200;

/** Every membership product, ended ones too, kept as it is. */
export function useProductRows() {
  return useListPage<ProductListRow>('product-list', `limit=${MOST}`);
}

/** The same as contracts are made with them. */
export function useProducts() {
  const { data, error, refetch } = useProductRows();
  const products = useMemo(() => data?.rows.map(productOnSale), [data]);
  return { products, error, refetch };
}
