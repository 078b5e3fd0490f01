import { Decimal } from 'decimal.js';
import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import { LONGEST_LOAN_TERM } from '../../../events/company/membership-fees.rules.js';
import type { EpicComputedTerms, EpicTypedTerms } from '../../../events/epic-contracts/epic-contract-terms.fields.js';
import type { CompanyFees, SaleConditions } from '../../../events/epic-contracts/sale-conditions.js';
import { lendingOf, type Lending } from './contract-loan.rules.js';
import { documentedFees, membershipBill } from './epic-contract.pricing.js';
import { membershipDates } from './membership-dates.rules.js';
import { isOverCeiling, largestDownPayment } from './truth-in-lending.rules.js';

/** What people choose and type of a contract; the tier stands in the conditions. */
export type TypedTerms = Omit<EpicTypedTerms, 'membershipTier'>;

/** All terms of a contract. */
export type ContractTerms = EpicTypedTerms & EpicComputedTerms;

/**
 * Every term of a membership contract from what was typed: what form and decider compute alike (document 2, 9).
 * A blank price is the list price less closing costs; one below the product's minimum is raised to it (`decisions.md E3`, `E4`).
 */
export function contractTerms(conditions: SaleConditions, typed: TypedTerms): ContractTerms & { readonly raisedToMinimum: boolean } {
  return computedContract(conditions, typed).terms;
}

/** The same with the loan that they make, for a form that shows both at every key; undefined where nothing is financed. */
export function computedContract({ product, fees, month }: SaleConditions, typed: TypedTerms): { readonly terms: ContractTerms & { readonly raisedToMinimum: boolean }; readonly lending: Lending | undefined } {
  const { transactionType, contractDate } = typed;
  const bill = membershipBill(product, fees, { transactionType, additionalDownPayment: typed.additionalDownPayment ?? '0.00', month, ...(typed.purchasePrice !== null && { purchasePrice: typed.purchasePrice }) });
  const financed = isFinanced(transactionType);
  const note = financed ? { interestRate: product.listInterestRate, loanTerm: typed.loanTerm ?? defaultLoanTerm(fees) } : { interestRate: '0', loanTerm: 0 };
  const lending = isLoanTerm(note.loanTerm) ? lendingOf({ transactionType, contractDate, ...bill, ...note, conditions: { fees } }) : undefined;
  const box = lending?.box;
  const terms = {
    contractDate,
    transactionType,
    membershipTier: product.memberTier,
    membershipTerm: product.termMonths,
    ...(contractDate ? membershipDates(contractDate, product.termMonths) : { membershipStartDate: null, membershipExpDate: null }),
    annualFixedPoints: fees.annualFixedPoints ?? documentedFees.annualFixedPoints,
    annualMaxEpicAdvantagePoints: product.annualMaxEpicAdvantagePoints,
    firstYearEpicAdvantagePointsCost: product.firstYearEpicAdvantagePointsCost,
    ...bill,
    ...note,
    aprRate: financed ? (box?.aprRate ?? null) : '0',
    regularPaymentAmount: box?.regularPaymentAmount ?? null,
  };
  return { terms, lending };
}

/** Months. Contracts that do not keep it were made with the documented one. */
export function defaultLoanTerm(fees: CompanyFees): number {
  return fees.defaultLoanTerm ?? documentedFees.defaultLoanTerm;
}

export function isLoanTerm(months: number): boolean {
  return months >= 1 && months <= LONGEST_LOAN_TERM;
}

/** The least price that the product's minimum leaves. Dollars with 2 places (`decisions.md E3`). */
export function leastPrice({ product }: SaleConditions, closingCostAmount: string): string {
  return Decimal.max(0, new Decimal(product.minimumPrice).minus(closingCostAmount)).toFixed(2);
}

/** Whether what is financed breaks the ceiling of the contract's own conditions (`decisions.md E5`, `E6`). */
export function breaksCeiling({ fees }: SaleConditions, terms: Pick<ContractTerms, 'transactionType' | 'financedAmount' | 'aprRate'>): boolean {
  return isFinanced(terms.transactionType) && !financesNothing(terms) && isOverCeiling(terms.aprRate, fees.aprCeiling);
}

/** A loan of nothing: the down payments are the whole price, which is a full payment by another name. */
export function financesNothing({ transactionType, financedAmount }: Pick<ContractTerms, 'transactionType' | 'financedAmount'>): boolean {
  return isFinanced(transactionType) && financedAmount !== null && new Decimal(financedAmount).isZero();
}

/**
 * The way out (`decisions.md E29`).
 * @returns the largest additional down payment that keeps the ceiling, dollars with 2 places; null where only payment in full does
 */
export function largestAdditionalDown({ interestRate, aprCeiling, ...terms }: WayOutOf): string | null {
  const { loanTerm, loanProcessingFee, purchasePrice, minimumDownPayment } = terms;
  if (loanTerm === null || !isLoanTerm(loanTerm)) return null;
  const note = { interestRate: interestRate ?? '0', loanTerm, loanProcessingFee: loanProcessingFee ?? documentedFees.loanProcessingFee };
  return largestDownPayment(new Decimal(purchasePrice ?? 0).minus(minimumDownPayment ?? 0).toFixed(2), note, aprCeiling);
}

/** All that the way out depends on: what is paid down beside the minimum is not among it. */
export type WayOutOf = Pick<ContractTerms, 'purchasePrice' | 'minimumDownPayment' | 'loanTerm' | 'loanProcessingFee' | 'interestRate'> & Pick<CompanyFees, 'aprCeiling'>;
