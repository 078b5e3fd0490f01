import { needsReason } from '../../events/resale-contracts/contract-status.rules.js';
import { contractStatuses, isFinished, paymentStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import { buyersOf, type OpenEpicContract } from './epic-contract-record.js';
import './truth-in-lending.css';
import { consequenceOf } from './status-consequence.js';

/** The status, how it is paid, the deal on the outside platform and who buys. */
export function EpicContractStatusLine({ open }: { readonly open: OpenEpicContract }) {
  const { data } = open;
  return (
    <StatusLine
      open={open}
      status={{ field: 'contractStatus', words: contractStatuses, part: 'Status', needsReason, confirms: (to) => consequenceOf(to, data) }}
      second={{ field: 'paymentStatus', words: paymentStatuses, part: 'PaymentStatus', asksWhy: isFinished(data.contractStatus ?? ''), label: 'Payment status', before: 'Payment' }}
      said={[data.tppDealNumber, buyersOf(data), data.overCeiling === 'Yes' && <span className="over-mark">APR {data.aprRate ?? '–'}%, over the ceiling</span>]}
    />
  );
}
