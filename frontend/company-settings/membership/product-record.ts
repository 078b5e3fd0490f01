import { productFaults } from '../../../backend/epic-contracts/products/product.rules.js';
import type { ProductValues } from '../../../events/epic-contracts/product.fields.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import type { RecordName } from '../../server/use-record.js';

/** Said at what memberships are sold by. */
export const NEW_CONTRACTS_ONLY = 'What changes here touches new contracts only';

export const PRODUCTS = '/api/CompanySettings/Products';

export function productRecord(id: string): RecordName {
  return { list: 'product-list', key: id, url: `${PRODUCTS}/${id}`, stream: `product-${id}` };
}

/** The first rule that the values break, as the server says it. */
export function productFault(values: Values): { readonly field: string; readonly message: string } | undefined {
  return productFaults(values as unknown as ProductValues)[0];
}
