import { MEMBERSHIP_INCOME_GL_CODE } from '../../../events/epic-contracts/epic-contract-accounting.fields.js';
import type { ProductValues } from '../../../events/epic-contracts/product.fields.js';
import type { ProductOnSale } from '../terms/sale-conditions.rules.js';

/** A product as its list and its record say it. */
export interface ListedProduct extends ProductValues {
  readonly productId: number;
  readonly asImported?: ProductValues | null;
}

/** A product as contracts are made with it. An amount that the old system left blank is nothing. */
export function productOnSale({ asImported, ...product }: ListedProduct): ProductOnSale {
  const amount = (value: string | null) => value ?? '0.00';
  return {
    productId: product.productId,
    productName: product.productName,
    status: product.status,
    memberTier: product.memberTier || product.productName,
    termMonths: product.termMonths,
    listPrice: amount(product.listPrice),
    minimumPrice: amount(product.minimumPrice),
    minimumDownPayment: product.minimumDownPayment ?? '0',
    listInterestRate: product.listInterestRate ?? '0',
    firstYearEpicAdvantagePointsCost: amount(product.firstYearEpicAdvantagePointsCost),
    annualMaxEpicAdvantagePoints: product.annualMaxEpicAdvantagePoints,
    incomeGlCode: product.incomeGlCode ?? MEMBERSHIP_INCOME_GL_CODE,
    closingCosts: {
      escrowServices: amount(product.escrowServices),
      membershipProcessing: amount(product.membershipProcessing),
      firstYearDues: amount(product.firstYearDues),
      trusteeFees: amount(product.trusteeFees),
      thirdPartyProviders: amount(product.thirdPartyProviders),
    },
    ...(asImported && { asImported: productOnSale({ ...asImported, productId: product.productId }) }),
  };
}
