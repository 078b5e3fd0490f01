import { Injectable } from '@nestjs/common';
import { productListFields } from '../../../events/epic-contracts/product.fields.js';
import { LookUp } from '../../platform/lists/look-up.js';
import type { LookedUp } from '../../platform/lists/looked-up.js';
import { productList } from '../epic-contracts.lists.js';
import { productOnSale, type ListedProduct } from './product-on-sale.rules.js';
import type { ProductOnSale } from '../terms/sale-conditions.rules.js';

const today = Object.keys(productListFields);
const AS_IMPORTED = 'asImported';
const INCOME = 'incomeGlCode';

/** Membership tiers as they stand now, those that are sold no more too. */
@Injectable()
export class ProductsOnSale {
  constructor(private readonly lookUp: LookUp) {}

  async all(): Promise<readonly ProductOnSale[]> {
    const keys = await this.lookUp.keysThat(productList, []);
    const rows = await this.lookUp.rows(productList, keys);
    return keys.map((key) => soldAs(rows.get(key)!));
  }
}

/** Rows of an older version do not say how it was imported, which old contracts alone go by: it is demanded where it decides. */
function soldAs(row: LookedUp): ProductOnSale {
  // Nor do they say where its income is booked: until they do, that is where it always was.
  const said = today.filter((name) => name !== INCOME || !row.lacks(name));
  if (!row.lacks(AS_IMPORTED)) return productOnSale(valuesOf(row, [...said, AS_IMPORTED]));
  return { ...productOnSale(valuesOf(row, said)), demandAsImported: () => void row.value(AS_IMPORTED) };
}

function valuesOf(row: LookedUp, names: readonly string[]): ListedProduct {
  return Object.fromEntries(names.map((name) => [name, row.value(name)])) as unknown as ListedProduct;
}
