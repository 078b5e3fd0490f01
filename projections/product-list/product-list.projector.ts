import { ProductImported } from '../../events/epic-contracts/product.events.js';
import { documentedClosingCosts } from '../../events/epic-contracts/product-closing-costs.rules.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { productFields } from '../../events/epic-contracts/product.fields.js';
import { projection } from '../engine/projection.js';
import { ProductListRow } from './product-list.read-model.js';

const blank = blankValues(productFields);

export const productList = projection<ProductListRow>('product-list', { version: 3, entity: ProductListRow, key: 'productId' }).creates(
  ProductImported,
  ({ data }) => ({ ...blank, ...documentedClosingCosts(data.productId), ...data }),
);
