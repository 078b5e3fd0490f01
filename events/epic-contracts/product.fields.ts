import { count, decimal, money, reference, status, text } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';
import { productStatuses } from './product.enums.js';

/** What a product charges at closing (`decisions.md E1`, `E2`). */
export const closingCostFields = {
  escrowServices: money('Escrow services'),
  membershipProcessing: money('Membership processing'),
  firstYearDues: money('First year dues'),
  trusteeFees: money('Trustee fees'),
  thirdPartyProviders: money('Third party providers'),
} as const;

/** Every field of a membership tier. */
export const productFields = {
  productName: text('Product'),
  status: status('Status', { options: productStatuses }),
  /** Months. */
  termMonths: count('Term'),
  memberTier: text('Tier'),
  listPrice: money('List price'),
  /** Percent a year. */
  listInterestRate: decimal('Note rate'),
  minimumPrice: money('Minimum price'),
  /** Fraction of the price, 0 to 1. */
  minimumDownPayment: decimal('Minimum down payment'),
  firstYearEpicAdvantagePointsCost: money('Cost of the first year’s points'),
  annualMaxEpicAdvantagePoints: count('Annual maximum of points'),
  ...closingCostFields,
  /** Where the income of its memberships is booked (`decisions.md D24`). */
  incomeGlCode: text('Income GL code', { length: 40 }),
} as const;

export const productListFields = { productId: reference('Product number'), ...productFields } as const;

export type ProductValues = ValuesOf<typeof productFields>;
