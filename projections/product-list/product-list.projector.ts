import { ProductImported } from '../../events/product.js';
import { projection } from '../engine/projection.js';
import { ProductListRow } from './product-list.read-model.js';

export const productList = projection<ProductListRow>('product-list', { version: 1, entity: ProductListRow, key: 'productId' }).creates(
  ProductImported,
  ({ data }) => ({ ...data }),
);
