import type { SaleConditions, SoldProduct } from '../../events/epic-contracts/sale-conditions.js';
import { documentedFees } from './epic-contract.pricing.js';

/** A membership tier as it stands now. */
export interface ProductOnSale extends SoldProduct {
  readonly productName: string;
  readonly status: string;
}

/**
 * What a contract is made with: the product and the company's fees of the day (`decisions.md E15`).
 * @param day YYYY-MM-DD
 */
export function conditionsOf({ productName: _, status: __, ...product }: ProductOnSale, day: string, fees = documentedFees): SaleConditions {
  return { product, fees: { ...fees, season: [...fees.season] }, month: Number(day.slice(5, 7)) };
}
