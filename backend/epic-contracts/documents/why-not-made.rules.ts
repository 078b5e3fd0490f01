import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import type { EpicContractValues } from '../../../events/epic-contracts/epic-contract.fields.js';
import { lendingOf } from '../terms/contract-loan.rules.js';

type Terms = Partial<Pick<EpicContractValues, 'transactionType' | 'purchasePrice' | 'financedAmount' | 'interestRate' | 'loanTerm' | 'contractDate' | 'loanProcessingFee' | 'aprRate' | 'regularPaymentAmount'>>;

/**
 * Why no document can be made of a contract; undefined where one can. Truth in lending is never disclosed in figures that contradict
 * what the contract was written with: contracts of the old system may.
 */
export function whyNotMade(contract: Terms): string | undefined {
  if (contract.purchasePrice === null) return 'The contract does not say its purchase price: please fill it in first.';
  if (!isFinanced(contract.transactionType ?? '')) return undefined;
  // Absent is hidden from who reads.
  if (isBlank(contract.interestRate) || isBlank(contract.contractDate)) return 'The contract is financed and does not say its interest rate and contract date: please fill them in first.';
  const lending = lendingOf(contract);
  if (!lending) return 'The contract is financed and does not say its whole loan: please fill in its terms first.';
  const { aprRate, regularPaymentAmount } = contract;
  if (differs(aprRate, lending.box.aprRate)) return otherFigures('an APR', `${aprRate}%`, `${lending.box.aprRate ?? '–'}%`);
  if (differs(regularPaymentAmount, lending.box.regularPaymentAmount)) return otherFigures('a payment', regularPaymentAmount!, lending.box.regularPaymentAmount);
  return undefined;
}

function isBlank(value: string | null | undefined): boolean {
  return value === null || value === '';
}

/** What was never written contradicts nothing. */
function differs(written: string | null | undefined, given: string | null): boolean {
  return written !== null && written !== undefined && (given === null || Number(written) !== Number(given));
}

function otherFigures(what: string, written: string, given: string): string {
  return `The contract was written with ${what} of ${written}, and its terms give ${given}. Its truth in lending is not made until both agree: edit its price and payment first, or upload what was signed.`;
}
