import { MEMBERSHIP_INCOME_GL_CODE } from './epic-contract-accounting.fields.js';
import { Type, type Static } from '@sinclair/typebox';
import { money, recordId, text, whole } from '../kernel/field-schemas.js';

const decimal = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' });

/** What a product charges at closing. Dollars with 2 places (`decisions.md E1`, `E2`). */
const closingCosts = Type.Object({ escrowServices: money, membershipProcessing: money, firstYearDues: money, trusteeFees: money, thirdPartyProviders: money });

/** A membership tier on sale, as it stood on the day. */
const soldProduct = Type.Object({
  productId: recordId,
  memberTier: text,
  /** Months. */
  termMonths: whole,
  listPrice: money,
  minimumPrice: money,
  /** Fraction of the purchase price, 0 to 1. */
  minimumDownPayment: decimal,
  /** Percent a year. */
  listInterestRate: decimal,
  firstYearEpicAdvantagePointsCost: money,
  annualMaxEpicAdvantagePoints: whole,
  closingCosts,
  /** Where its income is booked (`decisions.md D24`). Contracts that were made before it could be said do not say it. */
  incomeGlCode: Type.Optional(text),
});

/** What the company charges beside the product. */
const companyFees = Type.Object({
  /** Both with a loan only. */
  loanProcessingFee: money,
  creditReportFee: money,
  /** Added to the first year's dues in the months of the season, 1 to 12 (`decisions.md E15`). */
  seasonalDues: money,
  season: Type.Array(Type.Integer({ minimum: 1, maximum: 12 })),
  /** Fraction of what is due at closing, 0 to 1. */
  cardFee: decimal,
  /** Percent a year; exactly at it an APR holds (`decisions.md E5`, `E6`). */
  aprCeiling: decimal,
  /** Months, where nobody says otherwise. Contracts that were made before it could be changed do not say it; nor the next. */
  defaultLoanTerm: Type.Optional(whole),
  /** Taken from the company's ledger when the membership is closed (`decisions.md F14`). */
  annualFixedPoints: Type.Optional(whole),
  /** Whether the box adds the prepaid processing fee to the Total Sale Price (`decisions.md E27`); absent is no. */
  prepaidInSalePrice: Type.Optional(Type.Boolean()),
});

/** What a membership contract was made with, and keeps whatever products and fees become later (`decisions.md E15`). */
export const saleConditions = Type.Object({
  product: soldProduct,
  fees: companyFees,
  /** Of the day on which the contract was made, 1 to 12. */
  month: Type.Integer({ minimum: 1, maximum: 12 }),
});

export type ClosingCostSchedule = Readonly<Static<typeof closingCosts>>;
export type SoldProduct = Readonly<Static<typeof soldProduct>>;
export type CompanyFees = Readonly<Static<typeof companyFees>>;
export type SaleConditions = Readonly<Static<typeof saleConditions>>;

/** Where the income of a membership that was made with these is booked. */
export function incomeGlCodeOf({ product }: SaleConditions): string {
  return product.incomeGlCode ?? MEMBERSHIP_INCOME_GL_CODE;
}
