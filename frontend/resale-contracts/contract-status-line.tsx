import { needsReason } from '../../backend/resale-contracts/contract-status.rules.js';
import { contractStatuses, paymentStatuses } from '../../events/resale-contract.values.js';
import { StatusLine } from '../kit/detail/status-line.js';
import type { Contract, OpenContract } from './contract-record.js';
import { TppDeal } from './tpp-deal.js';

/** The status, how it is paid, the deal on the outside platform and what is sold. */
export function ContractStatusLine({ open }: { readonly open: OpenContract }) {
  const { tppDealNumber = '', tppLink = '' } = open.data;
  return (
    <StatusLine
      open={open}
      status={{ field: 'contractStatus', words: contractStatuses, part: 'Status', needsReason }}
      second={{ field: 'paymentStatus', words: paymentStatuses, part: 'PaymentStatus', label: 'Payment status', before: 'Payment' }}
      said={[(tppDealNumber || tppLink) && <TppDeal tppDealNumber={tppDealNumber} tppLink={tppLink} />, whatIsSold(open.data)]}
    />
  );
}

/** "Coral Reef Club 524, week 13" */
function whatIsSold({ resort, unitNumber, useWeek }: Contract): string {
  const unit = [resort, unitNumber].filter(Boolean).join(' ');
  return [unit, useWeek && `week ${useWeek}`].filter(Boolean).join(', ');
}
