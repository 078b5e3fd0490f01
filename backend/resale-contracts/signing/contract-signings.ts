import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { ContractSigningEvent } from '../../../events/resale-contracts/resale-contract-signing.events.js';
import { namedBegun, namedMoved, type NamedSigning } from '../../platform/signing/named-signing.js';
import type { ContractDocument } from '../documents/contract-document-versions.js';

/** A version of one of a contract's documents that was sent to be signed. */
export interface ContractSigning extends NamedSigning {
  readonly document: ContractDocument;
}

/** The last one of a document, of which there is at most one open. */
export function lastSigning(signings: readonly ContractSigning[], document: ContractDocument): ContractSigning | undefined {
  return signings.findLast((signing) => signing.document === document);
}

export function signingsAfter(signings: readonly ContractSigning[], { type, data, metadata }: RecordedEvent<ContractSigningEvent>): readonly ContractSigning[] {
  return type === 'ContractSigningRequested' ? [...signings, { ...namedBegun(data, metadata), document: data.document }] : namedMoved(signings, data, metadata);
}
