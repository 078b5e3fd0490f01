import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import type { BillLine } from '../../kit/detail/bill.js';
import { formatPercent } from '../../kit/format/percent.js';
import type { TypedContract } from './terms-as-typed.js';

/** What is paid on the day of the contract, line by line. */
export function dueLines({ terms, conditions }: Pick<TypedContract, 'terms' | 'conditions'>): readonly BillLine[] {
  const financed = isFinanced(terms.transactionType);
  return [
    { label: financed ? 'Minimum down payment' : 'Purchase price', amount: terms.minimumDownPayment, fields: [] },
    ...(financed ? [{ label: 'Additional down payment', amount: terms.additionalDownPayment, fields: [] }] : []),
    { label: 'Closing costs', amount: terms.closingCostAmount, fields: [] },
    { label: 'Subtotal due at closing', amount: terms.subtotalDueAtClosing, fields: [], total: true },
    ...(Number(terms.creditCardProcessingFee) > 0 ? [{ label: `Card fee ${formatPercent(conditions.fees.cardFee)}`, amount: terms.creditCardProcessingFee, fields: [] }] : []),
    { label: 'Due at closing', amount: terms.dueAtClosing, fields: [], total: true },
  ];
}
