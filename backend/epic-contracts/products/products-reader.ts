import { Injectable } from '@nestjs/common';
import { productListFields } from '../../../events/epic-contracts/product.fields.js';
import { LookUp } from '../../platform/lists/look-up.js';
import type { LookedUp } from '../../platform/lists/looked-up.js';
import { productList } from '../epic-contracts.lists.js';
import { productOnSale, type ListedProduct } from './product-on-sale.rules.js';
import type { ProductOnSale } from '../terms/sale-conditions.rules.js';

/** Membership tiers as they stand now, those that are sold no more too. */
@Injectable()
export class ProductsOnSale {
  constructor(private readonly lookUp: LookUp) {}

  async all(): Promise<readonly ProductOnSale[]> {
    const keys = await this.lookUp.keysThat(productList, []);
    const rows = await this.lookUp.rows(productList, keys);
    return keys.map((key) => productOnSale(valuesOf(rows.get(key)!)));
  }
}

function valuesOf(row: LookedUp): ListedProduct {
  return Object.fromEntries([...Object.keys(productListFields), 'asImported'].map((name) => [name, row.value(name)])) as unknown as ListedProduct;
}
