import { documentedFees } from '../../../backend/epic-contracts/terms/epic-contract.pricing.js';
import type { ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import { months } from '../../../events/company/membership-fees.fields.js';
import { closingCostFields } from '../../../events/epic-contracts/product.fields.js';
import type { CompanyFees, SaleConditions, SoldProduct } from '../../../events/epic-contracts/sale-conditions.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { formatPercent, formatRate } from '../../kit/format/percent.js';

/** A figure that a contract keeps and a new one would not have. */
export interface KeptFigure {
  readonly label: string;
  readonly kept: string;
  readonly now: string;
}

const inMonths = (count: number) => `${count} months`;

/** What a contract was made with, where it is no more what one is made with today (`decisions.md E15`). @param product of its tier; absent where it is sold no more */
export function keptFigures({ product: sold, fees: charged }: SaleConditions, product: ProductOnSale | undefined, fees: CompanyFees): readonly KeptFigure[] {
  const kept = figuresOf(sold, charged);
  const now = figuresOf(product ?? sold, fees);
  return Object.keys(kept).flatMap((label) => (kept[label] === now[label] ? [] : [{ label, kept: kept[label]!, now: now[label]! }]));
}

function figuresOf(product: SoldProduct, given: CompanyFees): Readonly<Record<string, string>> {
  const fees = { ...documentedFees, ...given };
  const costs = Object.entries(closingCostFields).map(([name, { label }]) => [label, formatMoney(product.closingCosts[name as keyof typeof closingCostFields])]);
  return {
    Term: inMonths(product.termMonths),
    'List price': formatMoney(product.listPrice),
    'Minimum price': formatMoney(product.minimumPrice),
    'Minimum down payment': formatPercent(product.minimumDownPayment),
    'Note rate': formatRate(product.listInterestRate),
    'Points a year': formatCount(product.annualMaxEpicAdvantagePoints),
    'First year’s points': formatMoney(product.firstYearEpicAdvantagePointsCost),
    ...Object.fromEntries(costs),
    'Dues in season': formatMoney(fees.seasonalDues),
    Season: seasonWords(fees.season),
    'Loan processing fee': formatMoney(fees.loanProcessingFee),
    'Credit report fee': formatMoney(fees.creditReportFee),
    'Fee in Total Sale Price': fees.prepaidInSalePrice ? 'Yes' : 'No',
    'Card fee': formatPercent(fees.cardFee),
    'APR ceiling': formatRate(fees.aprCeiling),
    'Default loan term': inMonths(fees.defaultLoanTerm),
    'Points at closing': formatCount(fees.annualFixedPoints),
  };
}

/** "September to November" */
function seasonWords(season: readonly number[]): string {
  const [first, last] = [season[0], season.at(-1)].map((month) => (month === undefined ? '–' : months[month - 1]!));
  return first === last ? first! : `${first} to ${last}`;
}
