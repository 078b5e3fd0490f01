import { productListFields } from '../../events/epic-contracts/product.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { ProductListRow } from './product-list.read-model.js';

/** Membership tiers, for the documented call and for the form of a contract. */
export const productListQuery = listQuery<ProductListRow>({
  entity: ProductListRow,
  key: 'productId',
  columns: {
    ...listColumns(productListFields, { ...Object.fromEntries(Object.keys(productListFields).map((name) => [name, {}])), productId: {} }),
    asImported: { kind: 'text', label: 'As imported' },
  },
  search: ['productName', 'memberTier'],
  defaultSort: 'productId',
});
