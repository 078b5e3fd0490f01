import { needsReason } from '../../backend/epic-contracts/epic-contract-status.rules.js';
import { isFinished, contractStatuses, paymentStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import { isClosed, isTakenBack } from '../../events/epic-contracts/epic-contract.enums.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import { formatCount } from '../kit/format/money.js';
import { buyersOf, type EpicContract, type OpenEpicContract } from './epic-contract-record.js';

/** The status, how it is paid, the deal on the outside platform and who buys. */
export function EpicContractStatusLine({ open }: { readonly open: OpenEpicContract }) {
  const { data } = open;
  return (
    <StatusLine
      open={open}
      status={{ field: 'contractStatus', words: contractStatuses, part: 'Status', needsReason, confirms: (to) => consequence(to, data) }}
      second={{ field: 'paymentStatus', words: paymentStatuses, part: 'PaymentStatus', asksWhy: isFinished(data.contractStatus ?? ''), label: 'Payment status', before: 'Payment' }}
      said={[data.tppDealNumber, buyersOf(data)]}
    />
  );
}

/** Closing and giving up move the member and the company's points. */
function consequence(to: string, { epicContractId, contractStatus = '', memberId, annualFixedPoints }: EpicContract): Confirmation | undefined {
  const points = formatCount(annualFixedPoints ?? 0);
  if (isClosed(to) && !isClosed(contractStatus)) {
    return { question: `Contract ${epicContractId} will be ${to === 'Closed' ? 'closed' : 'set to Accounting Complete'}: member ${memberId} becomes Active, and ${points} points are taken from the company's ledger.`, confirmText: `Set to ${to}` };
  }
  if (!isTakenBack(to)) return undefined;
  const back = isClosed(contractStatus) ? ` ${points} points go back to the company's ledger.` : '';
  return { question: `Contract ${epicContractId} will be ${to.toLowerCase()}, and so will member ${memberId}.${back} To take it back, a reason is asked; to work on it again, it takes an administrator of epic contracts.`, confirmText: `Set to ${to}` };
}
