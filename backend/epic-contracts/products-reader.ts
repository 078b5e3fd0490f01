import { Injectable } from '@nestjs/common';
import { LookUp } from '../platform/lists/look-up.js';
import type { LookedUp } from '../platform/lists/looked-up.js';
import { productList } from './epic-contracts.lists.js';
import type { ProductOnSale } from './sale-conditions.rules.js';

/** Membership tiers as they stand now, those that are sold no more too. */
@Injectable()
export class ProductsOnSale {
  constructor(private readonly lookUp: LookUp) {}

  async all(): Promise<readonly ProductOnSale[]> {
    const keys = await this.lookUp.keysThat(productList, []);
    const rows = await this.lookUp.rows(productList, keys);
    return keys.map((key) => productOnSale(rows.get(key)!));
  }
}

/** An amount that the old system left blank is nothing. */
function productOnSale(row: LookedUp): ProductOnSale {
  const amount = (field: string) => row.text(field) || '0.00';
  return {
    productId: row.number('productId'),
    productName: row.text('productName'),
    status: row.text('status'),
    memberTier: row.text('memberTier') || row.text('productName'),
    termMonths: row.number('termMonths'),
    listPrice: amount('listPrice'),
    minimumPrice: amount('minimumPrice'),
    minimumDownPayment: row.text('minimumDownPayment') || '0',
    listInterestRate: row.text('listInterestRate') || '0',
    firstYearEpicAdvantagePointsCost: amount('firstYearEpicAdvantagePointsCost'),
    annualMaxEpicAdvantagePoints: row.number('annualMaxEpicAdvantagePoints'),
    closingCosts: {
      escrowServices: amount('escrowServices'),
      membershipProcessing: amount('membershipProcessing'),
      firstYearDues: amount('firstYearDues'),
      trusteeFees: amount('trusteeFees'),
      thirdPartyProviders: amount('thirdPartyProviders'),
    },
  };
}
