import { ProductCreated, ProductImported, ProductRevised } from '../../events/epic-contracts/product.events.js';
import { documentedClosingCosts } from '../../events/epic-contracts/product-closing-costs.rules.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { MEMBERSHIP_INCOME_GL_CODE } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { productFields, type ProductValues } from '../../events/epic-contracts/product.fields.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection } from '../engine/projection.js';
import { productListQuery } from './product-list.queries.js';
import { ProductListRow } from './product-list.read-model.js';

const blank = { ...blankValues(productFields), incomeGlCode: MEMBERSHIP_INCOME_GL_CODE };

export const productList = projection<ProductListRow>('product-list', { version: 6, entity: ProductListRow, key: 'productId', indexes: productListQuery.indexes })
  .creates(ProductImported, ({ data: { productId, ...said } }) => {
    const asImported: ProductValues = { ...blank, ...documentedClosingCosts(productId), ...said };
    return { ...asImported, productId, asImported };
  })
  .creates(ProductCreated, ({ data }) => ({ ...blank, ...data, asImported: null }))
  .changes(ProductRevised, (_, { data }) => valuesAfter(data.changes));
