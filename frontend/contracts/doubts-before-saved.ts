import { financialTermFields } from '../../events/resale-contracts/resale-contract-money.fields.js';
import { lastDayToRescind } from '../../events/resale-contracts/rescission.rules.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { formatDate } from '../kit/format/dates.js';
import { formatMoney } from '../kit/format/money.js';
import type { Contract } from './contract-record.js';
import { withTotals } from './fields/terms-as-typed.js';

const rescissionFields = ['contractDate', 'buyerState', 'closingDate'];

/**
 * What can hardly be meant, and is allowed all the same (`decisions.md C7`): asked before it is saved.
 * @param changed names of fields
 */
export function doubtsBeforeSaved(contract: Contract, values: Values, changed: readonly string[]): string | undefined {
  const doubts = [
    changed.some((field) => field in financialTermFields) && depositAbovePrice(withTotals(contract, values)),
    changed.some((field) => rescissionFields.includes(field)) && closesWhileRescindable({ ...contract, ...values }),
  ].filter(Boolean);
  return doubts.length === 0 ? undefined : `${doubts.join(' ')} Should it be saved all the same?`;
}

function depositAbovePrice({ contractSalesPrice, depositAmount, balanceDue }: Contract): string | undefined {
  return balanceDue?.startsWith('-') ? `The deposit of ${formatMoney(depositAmount)} is more than the contract sales price of ${formatMoney(contractSalesPrice)}.` : undefined;
}

/** A sale closes when the buyer can rescind no more. */
export function closesWhileRescindable(contract: Pick<Contract, 'contractDate' | 'buyerState' | 'buyerSignedOn' | 'closingDate'>): string | undefined {
  const { contractDate = null, buyerState = '', buyerSignedOn = null, closingDate } = contract;
  const lastDay = lastDayToRescind({ contractDate, buyerState, buyerSignedOn });
  return closingDate && lastDay && closingDate <= lastDay ? `The buyer can rescind until the end of ${formatDate(lastDay)}, and the closing date is ${formatDate(closingDate)}.` : undefined;
}
