import { ProductImported } from '../../events/product.js';
import { blankValues } from '../../events/field.values.js';
import { productFields } from '../../events/product-fields.values.js';
import { projection } from '../engine/projection.js';
import { ProductListRow } from './product-list.read-model.js';

const blank = blankValues(productFields);

export const productList = projection<ProductListRow>('product-list', { version: 2, entity: ProductListRow, key: 'productId' }).creates(
  ProductImported,
  ({ data }) => ({ ...blank, ...data }),
);
