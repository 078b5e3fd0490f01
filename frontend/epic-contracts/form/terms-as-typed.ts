import { Decimal } from 'decimal.js';
import { lendingOf, type Lending } from '../../../backend/epic-contracts/terms/contract-loan.rules.js';
import { breaksCeiling, computedContract, financesNothing, isLoanTerm, leastPrice, type ContractTerms } from '../../../backend/epic-contracts/terms/contract-terms.rules.js';
import { NOTHING_FINANCED, overCeiling as overCeilingWords, PAID_IN_FULL } from '../../../backend/epic-contracts/contract-words.rules.js';
import { mayBeFinanced, membershipBill } from '../../../backend/epic-contracts/terms/epic-contract.pricing.js';
import { datesMoved, isPricedAnew } from '../../../backend/epic-contracts/terms/priced-terms.rules.js';
import { conditionsOfTier, type ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import type { CompanyFees, SaleConditions } from '../../../events/epic-contracts/sale-conditions.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import type { BrokenRule } from '../../kit/form/form-state.js';
import { formatMoney } from '../../kit/format/money.js';
import type { EpicContract } from '../epic-contract-record.js';

/** A contract while it is typed: what it goes by, and what that comes to. */
export interface TypedContract {
  readonly conditions: SaleConditions;
  readonly terms: ContractTerms;
  /** They are those of the old system: no term that money follows from is changed. */
  readonly keepsFigures: boolean;
  /** Undefined where nothing is financed. */
  readonly lending: Lending | undefined;
  readonly overCeiling: boolean;
  /** Rules that its amounts break: then no sum of them is said. */
  readonly broken: readonly BrokenRule[];
}

interface Form {
  readonly products: readonly ProductOnSale[];
  /** As it is saved; empty where it is new. */
  readonly contract: EpicContract;
  /** YYYY-MM-DD */
  readonly today: string;
  /** The company's of the moment, which a new contract is made with. */
  readonly fees?: CompanyFees;
}

/** Undefined until a tier is chosen: the money stays hidden till then (document 2, 2). */
export function typedContract(values: Values, form: Form): TypedContract | undefined {
  const conditions = conditionsTyped(String(values['membershipTier'] ?? ''), form);
  if (!conditions) return undefined;
  const keepsFigures = form.contract.epicContractId !== undefined && !isPricedAnew(form.contract, values);
  const { terms, lending } = keepsFigures ? keptContract(form.contract as ContractTerms, values) : computedContract(conditions, typedTerms(values));
  const broken = keepsFigures ? [] : brokenAmounts(terms);
  if (broken.length > 0) return { conditions, terms: withoutSums(terms, broken), keepsFigures, lending: undefined, overCeiling: false, broken };
  return { conditions, terms, keepsFigures, lending, overCeiling: breaksCeiling(conditions, terms), broken };
}

export function conditionsTyped(tier: string, { products, contract, today, fees }: Form): SaleConditions | undefined {
  return tier === '' ? undefined : conditionsOfTier(contract, tier, products, today, fees);
}

/** The price where nobody types one: the list price less closing costs. Dollars with 2 places. */
export function usualPrice({ product, fees, month }: SaleConditions, transactionType: string): string {
  return membershipBill(product, fees, { transactionType, additionalDownPayment: '0.00', month }).purchasePrice;
}

export interface RaisedPrice {
  readonly typed: string;
  readonly withCosts: string;
  readonly least: string;
  readonly minimumPrice: string;
}

/** What becomes of a price below the minimum of its product (`decisions.md E3`, `E4`); undefined where it holds. */
export function raisedPrice(price: string, transactionType: string, conditions: SaleConditions): RaisedPrice | undefined {
  const { product, fees, month } = conditions;
  const { closingCostAmount: costs, raisedToMinimum } = membershipBill(product, fees, { transactionType, purchasePrice: price, additionalDownPayment: '0.00', month });
  if (!raisedToMinimum) return undefined;
  return { typed: price, withCosts: new Decimal(price).plus(costs).toFixed(2), least: leastPrice(conditions, costs), minimumPrice: conditions.product.minimumPrice };
}

/** What the values break, where they are not those that are saved already; the ceiling only where that blocks (`decisions.md E5`). */
export function brokenRules({ conditions, terms, keepsFigures, overCeiling, broken }: TypedContract, ceilingBlocks: boolean): readonly BrokenRule[] {
  if (keepsFigures) return [];
  const rules: readonly (BrokenRule | false)[] = [
    isFinanced(terms.transactionType) && !mayBeFinanced(conditions.product.memberTier) && { field: 'transactionType', message: PAID_IN_FULL },
    ...broken,
    financesNothing(terms) && { field: 'transactionType', message: NOTHING_FINANCED },
    ceilingBlocks && overCeiling && { field: 'additionalDownPayment', message: overCeilingWords(conditions.fees.aprCeiling), saidBeside: true },
  ];
  return rules.filter((rule): rule is BrokenRule => rule !== false).filter(({ field }, place, all) => all.findIndex((one) => one.field === field) === place);
}

function brokenAmounts(terms: ContractTerms): readonly BrokenRule[] {
  const financed = isFinanced(terms.transactionType);
  const rules: readonly (BrokenRule | false)[] = [
    financed && !isLoanTerm(terms.loanTerm ?? 0) && { field: 'loanTerm', message: 'Enter from 1 to 360 months' },
    Number(terms.purchasePrice) < 0 && { field: 'purchasePrice', message: 'Purchase price cannot be negative' },
    Number(terms.additionalDownPayment) < 0 && { field: 'additionalDownPayment', message: 'Additional down payment cannot be negative' },
    Number(terms.financedAmount) < 0 && { field: 'additionalDownPayment', message: 'The down payments are more than the purchase price' },
  ];
  return rules.filter((rule): rule is BrokenRule => rule !== false);
}

/** Sums of amounts that cannot be: nobody reads one to the buyer. A wrong term leaves what is paid today. */
function withoutSums(terms: ContractTerms, broken: readonly BrokenRule[]): ContractTerms {
  const today = broken.some(({ field }) => field !== 'loanTerm') && { additionalDownPayment: null, financedAmount: null, subtotalDueAtClosing: null, creditCardProcessingFee: null, dueAtClosing: null };
  return { ...terms, ...today, aprRate: null, regularPaymentAmount: null };
}

/** "with 119.00", where the first year's dues have the season in them. */
export function seasonWords({ product, fees }: SaleConditions, { firstYearDues }: ContractTerms): string {
  return firstYearDues !== null && Number(firstYearDues) > Number(product.closingCosts.firstYearDues) ? `with ${formatMoney(fees.seasonalDues)}` : '';
}

/** As they are saved where the date alone is changed. */
function keptContract(contract: ContractTerms, { contractDate }: Values): Pick<TypedContract, 'terms' | 'lending'> {
  const date = (contractDate || null) as string | null;
  const terms = { ...contract, contractDate: date, ...datesMoved(date, contract) };
  return { terms, lending: isLoanTerm(terms.loanTerm || 1) ? lendingOf(terms) : undefined };
}

function typedTerms(values: Values) {
  return {
    transactionType: String(values['transactionType'] ?? ''),
    contractDate: values['contractDate'] as string | null,
    purchasePrice: values['purchasePrice'] as string | null,
    additionalDownPayment: values['additionalDownPayment'] as string | null,
    loanTerm: values['loanTerm'] as number | null,
  };
}
