import type { RecordedEvent } from '../../events/kernel/event.js';
import type { EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { describeChanges } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';

/** How the history of a membership contract reads. */
export function describeEpicContractEvent({ type, data }: RecordedEvent<EpicContractEvent>): HistoryWords {
  switch (type) {
    case 'EpicContractImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'EpicContractStatusChanged':
      return changed('Status', 'contractStatus', data);
    case 'EpicContractPaymentStatusChanged':
      return changed('Payment status', 'paymentStatus', data);
    case 'MembershipPointsTaken':
      return { title: `${data.pointsQty.toLocaleString('en-US')} points taken from the company's ledger`, changes: [] };
    case 'MembershipPointsGivenBack':
      return { title: `${data.pointsQty.toLocaleString('en-US')} points given back to the company's ledger`, changes: [], reason: data.because };
    default:
      return data satisfies never;
  }
}

function changed(title: string, field: 'contractStatus' | 'paymentStatus', { from, to, reason }: { readonly from: string; readonly to: string; readonly reason?: string }): HistoryWords {
  return { title, changes: describeChanges(epicContractFields, { [field]: { from, to } }), ...(reason && { reason }) };
}
