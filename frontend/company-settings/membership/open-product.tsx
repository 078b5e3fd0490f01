import type { ProductRecord } from '../../../backend/epic-contracts/products/product-records.controller.js';
import { OpenInSections } from '../open-in-sections.js';
import { NEW_CONTRACTS_ONLY, productFault, productRecord } from './product-record.js';
import { productSections } from './product-sections.js';

/** One membership product with its history, now or as it was. */
export function OpenProduct({ id }: { readonly id: string }) {
  const titleOf = (product: ProductRecord | undefined) => product?.productName ?? `Product ${id}`;
  return <OpenInSections part="products" name={productRecord(id)} note={NEW_CONTRACTS_ONLY} titleOf={titleOf} noun="product" sections={productSections} check={productFault} />;
}
