import { Decimal } from 'decimal.js';
import { LONGEST_LOAN_TERM } from '../../../events/company/membership-fees.rules.js';
import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import { epicComputedFields, epicTypedFields, type EpicTypedTerms } from '../../../events/epic-contracts/epic-contract-terms.fields.js';
import type { SaleConditions } from '../../../events/epic-contracts/sale-conditions.js';
import type { Field } from '../../../events/kernel/field.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { belowMinimum, NOTHING_FINANCED, PAID_IN_FULL } from '../contract-words.rules.js';
import { withSeparators } from '../../platform/amounts/with-separators.rules.js';
import { contractTerms, financesNothing, isLoanTerm, leastPrice, type ContractTerms } from './contract-terms.rules.js';
import { mayBeFinanced } from './epic-contract.pricing.js';

type Sent = Readonly<Record<string, unknown>>;

/**
 * The terms that follow from what was typed. @throws Refusal for what the rules do not allow
 */
export function checkedTerms(conditions: SaleConditions, typed: EpicTypedTerms): ContractTerms {
  const financed = isFinanced(typed.transactionType);
  if (financed && !mayBeFinanced(conditions.product.memberTier)) throw new Refusal(PAID_IN_FULL, { field: 'transactionType' });
  for (const name of ['purchasePrice', 'additionalDownPayment'] as const) {
    if (typed[name]?.startsWith('-')) throw new Refusal(`${epicTypedFields[name].label} cannot be negative`, { field: name });
  }
  if (financed && typed.loanTerm !== null && !isLoanTerm(typed.loanTerm)) throw new Refusal(`Loan term must be from 1 to ${LONGEST_LOAN_TERM} months`, { field: 'loanTerm' });
  const { raisedToMinimum, ...terms } = contractTerms(conditions, typed);
  if (raisedToMinimum && typed.purchasePrice !== null) {
    const right = leastPrice(conditions, terms.closingCostAmount!);
    throw new Refusal(`${belowMinimum(conditions.product.minimumPrice)}: the purchase price is at least ${withSeparators(right)}, and not ${withSeparators(typed.purchasePrice)}`, { field: 'purchasePrice' });
  }
  if (terms.financedAmount!.startsWith('-')) throw new Refusal('The down payments are more than the purchase price', { field: 'additionalDownPayment' });
  if (financesNothing(terms)) throw new Refusal(NOTHING_FINANCED, { field: 'transactionType' });
  return terms;
}

/**
 * Money and other figures that a client computes as well. @throws Refusal where one differs from the rules, with each figure that was sent and the right one
 * @param right the terms as they will be saved
 */
export function refuseOtherFigures(sent: Sent, right: Sent): void {
  const errors = Object.entries(epicComputedFields).flatMap(([name, field]) => (isSame(field, sent[name], right[name]) ? [] : [{ field: name, message: differs(field, sent[name], right[name]) }]));
  const [first] = errors;
  if (first) throw new Refusal(first.message, { field: first.field, errors, code: 'figures-differ' });
}

/** What is not said, or left blank, is the server's to say. */
function isSame({ kind }: Field, sent: unknown, right: unknown): boolean {
  if (sent === undefined || sent === null) return true;
  if (kind === 'date' || right === null) return sent === right || (right === null && Number(sent) === 0);
  return new Decimal(sent as string).eq(right as string);
}

function differs({ label, kind }: Field, sent: unknown, right: unknown): string {
  const words = (value: unknown) => (value === null || value === undefined ? 'blank' : kind === 'money' ? withSeparators(String(value)) : String(value));
  return `${label} was sent as ${words(sent)}; the rules give ${words(right)}`;
}
