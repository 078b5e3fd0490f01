import { Decimal } from 'decimal.js';
import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import type { EpicContractValues } from '../../../events/epic-contracts/epic-contract.fields.js';
import type { CompanyFees } from '../../../events/epic-contracts/sale-conditions.js';
import { addMonths } from '../../platform/calendar/day.rules.js';
import { documentedFees } from './epic-contract.pricing.js';
import { paymentSchedule, truthInLending, type Loan, type ScheduledPayment, type TruthInLending } from './truth-in-lending.rules.js';

type Terms = Partial<Pick<EpicContractValues, 'transactionType' | 'purchasePrice' | 'financedAmount' | 'interestRate' | 'loanTerm' | 'contractDate' | 'loanProcessingFee'>> & {
  /** What the contract keeps; null where the old system made it. */
  readonly conditions?: { readonly fees: Pick<CompanyFees, 'prepaidInSalePrice'> } | null;
};

/** The loan of a financed contract; undefined where nothing is financed, or where the terms make no loan. Contracts of the old system do not say their fee: it was the documented one. */
export function loanOf({ transactionType, purchasePrice, financedAmount, interestRate, loanTerm, loanProcessingFee, conditions }: Terms): Loan | undefined {
  const hasTerms = Number.isInteger(loanTerm) && loanTerm! > 0 && Number(financedAmount) > 0 && Number(purchasePrice) >= Number(financedAmount);
  if (!isFinanced(transactionType ?? '') || !hasTerms) return undefined;
  return {
    financedAmount: financedAmount!,
    interestRate: interestRate ?? '0',
    loanTerm: loanTerm!,
    loanProcessingFee: loanProcessingFee ?? documentedFees.loanProcessingFee,
    downPayments: new Decimal(purchasePrice!).minus(financedAmount!).toFixed(2),
    ...(conditions?.fees.prepaidInSalePrice && { prepaidInSalePrice: true }),
  };
}

export interface DatedPayment extends ScheduledPayment {
  /** YYYY-MM-DD; blank where the contract has no date. */
  readonly due: string;
}

/** Every payment and its day: the first a month after the contract, then monthly, clamped to the month's end (`decisions.md E28`). */
export function datedPayments(loan: Loan, contractDate: string | null | undefined): readonly DatedPayment[] {
  return paymentSchedule(loan).map((payment) => ({ ...payment, due: contractDate ? addMonths(contractDate, payment.number) : '' }));
}

/** What a financed contract discloses. */
export interface Lending {
  readonly loan: Loan;
  readonly box: TruthInLending;
  readonly payments: readonly DatedPayment[];
}

/** Undefined where the contract has no loan. */
export function lendingOf(contract: Terms): Lending | undefined {
  const loan = loanOf(contract);
  if (!loan) return undefined;
  const payments = datedPayments(loan, contract.contractDate);
  return { loan, payments, box: truthInLending(loan, payments) };
}
