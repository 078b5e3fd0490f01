import { ProductImported } from '../../events/epic-contracts/product.js';
import { blankValues } from '../../events/kernel/field.values.js';
import { productFields } from '../../events/epic-contracts/product-fields.values.js';
import { projection } from '../engine/projection.js';
import { ProductListRow } from './product-list.read-model.js';

const blank = blankValues(productFields);

export const productList = projection<ProductListRow>('product-list', { version: 2, entity: ProductListRow, key: 'productId' }).creates(
  ProductImported,
  ({ data }) => ({ ...blank, ...data }),
);
