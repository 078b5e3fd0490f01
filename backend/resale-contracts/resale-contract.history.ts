import { monthWords } from '../../events/kernel/month-words.rules.js';
import { LOST, MADE } from '../../events/kernel/field.rules.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import { resaleContractFields, resaleContractListFields } from '../../events/resale-contracts/resale-contract.fields.js';
import type { ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import { isGivenUp } from '../../events/resale-contracts/resale-contract.enums.js';
import { contractPapers } from '../../events/resale-contracts/resale-contract-papers.enums.js';
import { describeChanges, revisionWords } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';
import { signingWords } from '../platform/signing/signer-words.js';

const { lastDayToRescind } = resaleContractListFields;
const documentTitles = { buyer: 'Buyer contract', seller: 'Seller contract' } as const;

const sectionTitles = {
  DealRevised: 'Deal',
  ContractDatesRevised: 'Dates',
  UnitRevised: 'Unit',
  BuyerRevised: 'Buyer',
  SellerRevised: 'Seller',
  SalesAssignmentRevised: 'Sales',
  FinancialTermsRevised: 'Financial terms',
  LoanTermsRevised: 'Loan terms',
  AccountingCodesRevised: 'Accounting',
  OptionsRevised: 'Options',
} as const;

/** How the history of a contract reads. */
export function describeResaleContractEvent(event: RecordedEvent<ResaleContractEvent>): HistoryWords {
  switch (event.type) {
    case 'ResaleContractImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'ResaleContractCreated':
      return { title: `Created${originOf(event.data.facts)}`, changes: [], group: MADE };
    case 'ContractStatusChanged':
      return statusWords(event.data);
    case 'PaymentStatusChanged':
      return { title: 'Payment status', ...words({ paymentStatus: event.data }, event.data.reason) };
    case 'DealRevised':
    case 'ContractDatesRevised':
    case 'UnitRevised':
    case 'BuyerRevised':
    case 'SellerRevised':
    case 'SalesAssignmentRevised':
    case 'FinancialTermsRevised':
    case 'LoanTermsRevised':
    case 'AccountingCodesRevised':
    case 'OptionsRevised':
      return sectionWords(sectionTitles[event.type], event.data);
    case 'ContractDocumentMade':
      return { title: `${documentTitles[event.data.document]} made, version ${event.data.version}`, changes: [], ...(event.data.reason && { reason: event.data.reason }) };
    case 'ContractPaperUploaded':
      return { title: paperWords(event.data), changes: [] };
    case 'RescissionDeadlineMoved':
      return { title: lastDayToRescind.label, changes: describeChanges({ lastDayToRescind }, { lastDayToRescind: event.data }) };
    case 'ContractChangedAfterClose':
      return { title: `Changed after the close of ${monthWords(event.data.month)}`, changes: [] };
    case 'ContractBecameGood':
      return { title: 'Good: the buyer can rescind no more', changes: [] };
    case 'ContractNoLongerGood':
      return { title: 'No longer good', changes: [] };
    case 'ContractSigningRequested':
    case 'ContractSigningMoved':
    case 'ContractDocumentSigned':
      return signingWords(documentTitles[event.data.document], event.data);
    default:
      return event satisfies never;
  }
}

/** "Deed uploaded", "Deed replaced by version 2" */
function paperWords({ paper, version }: { readonly paper: keyof typeof contractPapers; readonly version: number }): string {
  return `${contractPapers[paper]} ${version === 1 ? 'uploaded' : `replaced by version ${version}`}`;
}

/** " from inventory 364, tour 771" */
function originOf({ inventoryId, tourId }: ResaleContractFacts): string {
  const origins = [inventoryId && `inventory ${inventoryId}`, tourId && `tour ${tourId}`].filter(Boolean);
  return origins.length === 0 ? '' : ` from ${origins.join(', ')}`;
}

/** Whether it is given up decides about its whole price. */
function statusWords({ from, to, reason }: { readonly from: string; readonly to: string; readonly reason?: string }): HistoryWords {
  const { changes, ...more } = words({ contractStatus: { from, to } }, reason);
  const losesOrRegains = isGivenUp(from) !== isGivenUp(to);
  return { title: 'Status', ...more, changes: losesOrRegains ? changes.map((change) => ({ ...change, group: LOST })) : changes };
}

function sectionWords(title: string, { changes, reason }: { changes: object; reason?: string }): HistoryWords {
  const told = words(changes, reason);
  return { ...revisionWords(told.changes, title), ...told };
}

function words(changes: object, reason: string | undefined): Pick<HistoryWords, 'changes' | 'reason'> {
  return { changes: describeChanges(resaleContractFields, { ...changes }), ...(reason && { reason }) };
}
