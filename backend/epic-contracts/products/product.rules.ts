import { Decimal } from 'decimal.js';
import { documentedClosingCosts } from '../../../events/epic-contracts/product-closing-costs.rules.js';
import { MEMBERSHIP_INCOME_GL_CODE } from '../../../events/epic-contracts/epic-contract-accounting.fields.js';
import { closingCostFields, productFields, type ProductValues } from '../../../events/epic-contracts/product.fields.js';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { isWithin } from '../../../events/kernel/within.rules.js';

/** Stands for a product that nobody has numbered yet: it begins with the usual schedule (`decisions.md E2`). */
const UNNUMBERED = 0;
/** Months: fifty years. */
const LONGEST_TERM = 600;
const MOST_POINTS = 10_000_000;

/** What the form of a new product begins with. */
export const blankProduct: ProductValues = { ...blankValues(productFields), ...documentedClosingCosts(UNNUMBERED), status: 'Active', incomeGlCode: MEMBERSHIP_INCOME_GL_CODE };

export interface ProductFault {
  readonly field: keyof ProductValues;
  readonly message: string;
}

/** Why a product cannot be kept like this, with each field at fault: what form and decider say alike. */
export function productFaults(product: ProductValues): readonly ProductFault[] {
  const { listPrice, minimumPrice } = product;
  const rules: readonly (ProductFault | false)[] = [
    product.productName === '' && { field: 'productName', message: 'Please enter the name of the product' },
    product.memberTier === '' && { field: 'memberTier', message: 'Please enter the tier' },
    !isWithin(product.termMonths, 1, LONGEST_TERM) && { field: 'termMonths', message: `The term is from 1 to ${LONGEST_TERM} months` },
    !isWithin(listPrice, 0.01) && { field: 'listPrice', message: 'The list price is more than nothing' },
    !isWithin(product.listInterestRate, 0, 100) && { field: 'listInterestRate', message: 'The note rate is from 0 to 100 percent' },
    !isWithin(minimumPrice, 0) && { field: 'minimumPrice', message: 'The minimum price is 0.00 or more' },
    isWithin(listPrice, 0) && isWithin(minimumPrice, Number(listPrice) + 0.01) && { field: 'minimumPrice', message: 'The minimum price cannot be above the list price' },
    !isWithin(product.minimumDownPayment, 0, 1) && { field: 'minimumDownPayment', message: 'The minimum down payment is a part of the price, from 0 to 1, like 0.2 for 20%' },
    !isWithin(product.firstYearEpicAdvantagePointsCost, 0) && { field: 'firstYearEpicAdvantagePointsCost', message: 'The cost of the first year’s points is 0.00 or more' },
    !isWithin(product.annualMaxEpicAdvantagePoints, 0, MOST_POINTS) && { field: 'annualMaxEpicAdvantagePoints', message: `Points of a year are from 0 to ${MOST_POINTS.toLocaleString('en-US')}` },
    ...closingCostNames.map((field) => !isWithin(product[field], 0) && ({ field, message: `${closingCostFields[field].label} is 0.00 or more` } as const)),
    isWithin(minimumPrice, 0) && closingCostsOf(product).gt(minimumPrice!) && { field: 'minimumPrice', message: 'The closing costs alone are more than the minimum price' },
  ];
  return rules.filter((rule): rule is ProductFault => rule !== false);
}

const closingCostNames = Object.keys(closingCostFields) as (keyof typeof closingCostFields)[];

/** What a product charges at closing before a loan or a season adds to it. */
export function closingCostsOf(product: Pick<ProductValues, keyof typeof closingCostFields>): Decimal {
  return Decimal.sum(0, ...closingCostNames.map((name) => product[name] ?? 0));
}
