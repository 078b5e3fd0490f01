import { isClosed } from '../../events/epic-contracts/epic-contract.enums.js';
import type { EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { incomeGlCodeOf } from '../../events/epic-contracts/sale-conditions.js';
import { MEMBERSHIP_INCOME_GL_CODE } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { epicContractFields, type EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import type { SaleConditions } from '../../events/epic-contracts/sale-conditions.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import type { MadeVersion } from '../platform/documents/document-versions.js';
import type { NamedSigning } from '../platform/signing/named-signing.js';
import { afterDocument } from './documents/epic-contract-versions.js';
import type { SignedContract } from './documents/signed-contract.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';

export interface EpicContractFacts extends EpicContractValues {
  /** Where its income is booked: that of its product, until accounting writes another (`decisions.md D24`). */
  readonly incomeGlCode: string;
  readonly epicContractId: number;
  readonly createdBy: number;
  readonly createdAt: string;
  /** What the contract was made with; null where the old system made it, which does not say. */
  readonly conditions: SaleConditions | null;
  /** As many as the company's ledger was debited for it; 0 where nobody knows how many, null where it was not, or has them back. */
  readonly pointsTaken: number | null;
  /** Every version of its document, oldest first. */
  readonly documents: readonly MadeVersion[];
  /** Every time that one was sent to be signed, in order. */
  readonly signings: readonly NamedSigning[];
  /** What was signed here or uploaded, oldest first: the last one counts. */
  readonly signedContracts: readonly SignedContract[];
}

/** A contract by which somebody becomes a member. */
export type EpicContract = EpicContractFacts | null;

const blank = { ...blankValues(epicContractFields), incomeGlCode: MEMBERSHIP_INCOME_GL_CODE, documents: [], signings: [], signedContracts: [] };

export function evolve(contract: EpicContract, event: RecordedEvent<EpicContractEvent>): EpicContract {
  switch (event.type) {
    case 'EpicContractImported':
      // The old system debited its ledger for every contract that it closed; one that expired had been closed before.
      return { ...blank, ...event.data, conditions: null, pointsTaken: isClosed(event.data.contractStatus ?? '') || event.data.contractStatus === 'Expired' ? (event.data.annualFixedPoints ?? 0) : null };
    case 'EpicContractCreated':
      return { ...blank, ...event.data, incomeGlCode: incomeGlCodeOf(event.data.conditions), pointsTaken: null };
    case 'EpicContractTermsRevised':
      return contract && { ...contract, ...valuesAfter(event.data.changes), conditions: event.data.conditions ?? contract.conditions };
    case 'EpicContractAccountingRevised':
    case 'EpicContractDealRevised':
    case 'EpicContractBuyersRevised':
    case 'EpicContractSalesRevised':
    case 'EpicContractCeilingMarked':
      return contract && { ...contract, ...valuesAfter<object>(event.data.changes) };
    case 'EpicContractStatusChanged':
      return contract && { ...contract, contractStatus: event.data.to };
    case 'EpicContractPaymentStatusChanged':
      return contract && { ...contract, paymentStatus: event.data.to };
    case 'MembershipPointsTaken':
      return contract && { ...contract, pointsTaken: event.data.pointsQty };
    case 'MembershipPointsGivenBack':
      return contract && { ...contract, pointsTaken: null };
    case 'MembershipChangedAfterClose':
      return contract;
    case 'EpicContractDocumentMade':
    case 'EpicContractSigningRequested':
    case 'EpicContractSigningMoved':
    case 'EpicContractDocumentSigned':
    case 'SignedEpicContractUploaded':
      return contract && afterDocument(contract, event);
    default:
      return event satisfies never;
  }
}
