import { blankValues } from '../../events/kernel/field.rules.js';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import { resaleContractFields, type ResaleContractValues } from '../../events/resale-contracts/resale-contract.fields.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import { madeVersion } from '../platform/documents/document-versions.js';
import { signingsAfter, type ContractSigning } from './signing/contract-signings.js';
import type { MadeContractDocument } from './documents/contract-document-versions.js';
import { uploadedPaper, type UploadedPaper } from './documents/contract-papers.js';
import { lastDayToRescind } from '../../events/resale-contracts/rescission.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';

/** A contract as its events leave it. */
export interface ResaleContract extends ResaleContractValues {
  /** null before the contract exists. */
  readonly contractId: number | null;
  /** What somebody last typed as the deposit: comes back when the full amount is no longer collected (`decisions.md C6`). */
  readonly handTypedDeposit: string | null;
  /** Every version of every document, in the order in which they were made. */
  readonly documents: readonly MadeContractDocument[];
  /** Every version that was sent to be signed, in the order in which they were. */
  readonly signings: readonly ContractSigning[];
  /** Every version of every signed paper, in the order in which they came. */
  readonly papers: readonly UploadedPaper[];
  /** By the law of the buyer's state; null where that has to be confirmed. Told to whoever reads the contract, whether they see the state or not. */
  readonly lastDayToRescind: string | null;
  /** That day is over, and the contract goes on: as the last event about it says. */
  readonly isGood: boolean;
}

export const noContract: ResaleContract = { ...blankValues(resaleContractFields), contractId: null, handTypedDeposit: null, documents: [], signings: [], papers: [], lastDayToRescind: null, isGood: false };

export function evolve(contract: ResaleContract, event: RecordedEvent<ResaleContractEvent>): ResaleContract {
  switch (event.type) {
    case 'ResaleContractImported':
      return started(event.data.contractId, event.data.facts);
    case 'ResaleContractCreated':
      return started(event.data.contractId, event.data.facts, event.data.typedDeposit);
    case 'ContractStatusChanged':
      return { ...contract, contractStatus: event.data.to };
    case 'PaymentStatusChanged':
      return { ...contract, paymentStatus: event.data.to };
    case 'FinancialTermsRevised':
      return rememberingDeposit({ ...contract, ...valuesAfter(event.data.changes) }, event.data.typedDeposit);
    case 'ContractDatesRevised':
    case 'BuyerRevised':
      return rescinding({ ...contract, ...valuesAfter(event.data.changes) });
    case 'DealRevised':
    case 'UnitRevised':
    case 'SellerRevised':
    case 'SalesAssignmentRevised':
    case 'LoanTermsRevised':
    case 'AccountingCodesRevised':
    case 'OptionsRevised':
      return { ...contract, ...valuesAfter(event.data.changes) };
    case 'ContractDocumentMade':
      return { ...contract, ...valuesAfter(event.data.changes), documents: [...contract.documents, madeVersion(event)] };
    case 'ContractPaperUploaded':
      return { ...contract, papers: [...contract.papers, uploadedPaper(event)] };
    case 'RescissionDeadlineMoved':
    case 'ContractChangedAfterClose':
      return contract;
    case 'ContractBecameGood':
      return { ...contract, isGood: true };
    case 'ContractNoLongerGood':
      return { ...contract, isGood: false };
    case 'ContractSigningRequested':
    case 'ContractSigningMoved':
    case 'ContractDocumentSigned':
      return rescinding({ ...contract, ...valuesAfter(event.data.changes), signings: signingsAfter(contract.signings, event) });
    default:
      return event satisfies never;
  }
}

function started(contractId: number, facts: ResaleContractFacts, typedDeposit?: string): ResaleContract {
  return rescinding(rememberingDeposit({ ...noContract, ...facts, contractId }, typedDeposit));
}

function rescinding(contract: ResaleContract): ResaleContract {
  return { ...contract, lastDayToRescind: lastDayToRescind(contract) };
}

function rememberingDeposit(contract: ResaleContract, typedDeposit = contract.handTypedDeposit): ResaleContract {
  return { ...contract, handTypedDeposit: contract.fullAmountCollected === 'YES' ? typedDeposit : contract.depositAmount };
}
