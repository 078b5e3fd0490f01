import type { RecordedEvent } from '../../events/kernel/event.js';
import { MADE } from '../../events/kernel/field.rules.js';
import type { EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { monthWords } from '../../events/kernel/month-words.rules.js';
import { epicAccountingFields } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { epicContractFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { describeChanges, revisionWords } from '../platform/records/field-changes.js';
import { isSignedContract } from './documents/epic-contract-versions.js';
import { signingWords } from '../platform/signing/signer-words.js';
import type { HistoryWords } from '../platform/records/history.js';

const sectionTitles = {
  EpicContractDealRevised: 'Contract',
  EpicContractBuyersRevised: 'Buyer and co-buyer',
  EpicContractTermsRevised: 'Terms',
  EpicContractSalesRevised: 'Sales',
} as const;

/** How the history of a membership contract reads. */
export function describeEpicContractEvent({ type, data }: RecordedEvent<EpicContractEvent>): HistoryWords {
  switch (type) {
    case 'EpicContractImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'EpicContractCreated':
      return { title: data.tourId ? `Created from tour ${data.tourId}` : 'Created', changes: [], group: MADE };
    case 'EpicContractDealRevised':
    case 'EpicContractBuyersRevised':
    case 'EpicContractTermsRevised':
    case 'EpicContractSalesRevised':
      return withReason(revisionWords(describeChanges(epicContractFields, data.changes), sectionTitles[type]), data.reason);
    case 'EpicContractAccountingRevised':
      return withReason(revisionWords(describeChanges(epicAccountingFields, data.changes), 'Accounting'), data.reason);
    case 'MembershipChangedAfterClose':
      return withReason({ title: `Changed after the close of ${monthWords(data.month)}`, changes: [] }, data.reason);
    case 'EpicContractCeilingMarked':
      return withReason({ title: ceilingWords(data.aprRate, data.changes.overCeiling?.to), changes: describeChanges(epicContractFields, { overCeiling: data.changes.overCeiling }) }, data.reason);
    case 'EpicContractStatusChanged':
      return changed('Status', 'contractStatus', data);
    case 'EpicContractPaymentStatusChanged':
      return changed('Payment status', 'paymentStatus', data);
    case 'MembershipPointsTaken':
      return { title: `${data.pointsQty.toLocaleString('en-US')} points taken from the company's ledger`, changes: [] };
    case 'MembershipPointsGivenBack':
      return { title: `${data.pointsQty.toLocaleString('en-US')} points given back to the company's ledger`, changes: [], reason: data.because };
    case 'EpicContractDocumentMade':
      return withReason({ title: `Contract made, version ${data.version}`, changes: [] }, data.reason);
    case 'EpicContractSigningRequested':
    case 'EpicContractSigningMoved':
      return signingWords('Contract', data);
    case 'EpicContractDocumentSigned':
      return { ...signingWords('Contract', data), ...(!isSignedContract(data) && { title: `Contract ${data.version} was signed by everybody and sealed too late: it is kept, and is not the signed contract` }) };
    case 'SignedEpicContractUploaded':
      return { title: `Signed contract ${data.changes.signedContractDocumentLink?.from ? 'replaced' : 'uploaded'}: ${data.file.name}`, changes: [] };
    default:
      return data satisfies never;
  }
}

/** Over it before and after, for another reason: the mark itself did not move. */
function ceilingWords(aprRate: string | null, over: string | undefined): string {
  return over === 'No' ? `APR within its ceiling again, at ${aprRate ?? '–'}%` : `Saved with an APR of ${aprRate ?? '–'}%, over the ceiling`;
}

function withReason(words: HistoryWords, reason: string | undefined): HistoryWords {
  return { ...words, ...(reason && { reason }) };
}

function changed(title: string, field: 'contractStatus' | 'paymentStatus', { from, to, reason }: { readonly from: string; readonly to: string; readonly reason?: string }): HistoryWords {
  return withReason({ title, changes: describeChanges(epicContractFields, { [field]: { from, to } }) }, reason);
}
