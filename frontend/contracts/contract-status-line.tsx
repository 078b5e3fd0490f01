import type { ReactNode } from 'react';
import { needsReason } from '../../events/resale-contracts/contract-status.rules.js';
import { isNoSale } from '../../events/resale-contracts/booked.rules.js';
import { contractStatuses, isFinished, paymentStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import { StatusPill } from '../kit/status/status.js';
import { formatDate, today } from '../kit/format/dates.js';
import type { Contract, OpenContract } from './contract-record.js';
import { TppDeal } from './tpp-deal.js';
import { useIsClosedMonth } from './use-closed-months.js';

/** The status, how it is paid, the deal on the outside platform and what is sold. */
export function ContractStatusLine({ open }: { readonly open: OpenContract }) {
  const isClosedMonth = useIsClosedMonth();
  const closed = isClosedMonth(open.data.contractDate);
  return (
    <StatusLine
      open={open}
      status={{ field: 'contractStatus', words: contractStatuses, part: 'Status', needsReason: (from, to) => needsReason(from) || (closed && isNoSale(from) !== isNoSale(to)), confirms: (to) => ending(to, open.data) }}
      second={{ field: 'paymentStatus', words: paymentStatuses, part: 'PaymentStatus', asksWhy: isFinished(open.data.contractStatus ?? ''), label: 'Payment status', before: 'Payment' }}
      said={said(open.data)}
    />
  );
}

/** The same to read, on the other pages of a contract. */
export function ContractFacts({ contract }: { readonly contract: Contract }) {
  const { contractStatus = '', paymentStatus } = contract;
  return (
    <span className="status-line">
      {contractStatus && <StatusPill status={contractStatus} />}
      <span className="said-aloud">{[paymentStatus && `Payment: ${paymentStatus}`, ...said(contract)].map((fact, place) => Boolean(fact) && <span key={place}>{fact}</span>)}</span>
    </span>
  );
}

function said(contract: Contract): readonly ReactNode[] {
  const { tppDealNumber = '', tppLink = '' } = contract;
  return [(tppDealNumber || tppLink) && <TppDeal tppDealNumber={tppDealNumber} tppLink={tppLink} />, whatIsSold(contract)];
}

/** What is no slip of the mouse to take back: leaving it again asks for a reason, and to go on working for an administrator. Nothing closes before the buyer can rescind no more without being asked about. */
function ending(to: string, { contractId, contractStatus, lastDayToRescind }: Contract): Confirmation | undefined {
  if ((to === 'Closed' || to === 'Accounting Complete') && lastDayToRescind && today() <= lastDayToRescind)
    return { question: `The buyer can rescind until the end of ${formatDate(lastDayToRescind)}. Should contract ${contractId} be ${to === 'Closed' ? 'closed' : 'set to Accounting Complete'} all the same?`, confirmText: `Set to ${to}` };
  if (to !== 'Canceled' && to !== 'Rescinded') return undefined;
  const leaves = isFinished(contractStatus ?? '') ? '' : ' and leave the contracts in progress';
  return { question: `Contract ${contractId} will be ${to.toLowerCase()}${leaves}. To take it back, a reason is asked; to work on it again, it takes a contracts administrator.`, confirmText: `Set to ${to}` };
}

/** "Coral Reef Club 524, week 13" */
function whatIsSold({ resort, unitNumber, useWeek }: Contract): string {
  const unit = [resort, unitNumber].filter(Boolean).join(' ');
  return [unit, useWeek && `week ${useWeek}`].filter(Boolean).join(', ');
}
