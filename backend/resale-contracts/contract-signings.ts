import type { RecordedEvent } from '../../events/event.js';
import type { ContractSigningEvent } from '../../events/resale-contract-signing.js';
import { begun, movedOn, type DocumentSigning } from '../platform/signing/document-signing.js';
import type { ContractDocument } from './contract-document-versions.js';

/** A version of one of a contract's documents that was sent to be signed. */
export interface ContractSigning extends DocumentSigning {
  readonly document: ContractDocument;
}

/** The last one of a document, of which there is at most one open. */
export function lastSigning(signings: readonly ContractSigning[], document: ContractDocument): ContractSigning | undefined {
  return signings.findLast((signing) => signing.document === document);
}

export function signingsAfter(signings: readonly ContractSigning[], { type, data, metadata }: RecordedEvent<ContractSigningEvent>): readonly ContractSigning[] {
  return type === 'ContractSigningRequested' ? [...signings, { ...begun(data, metadata), document: data.document }] : movedOn(signings, data, metadata);
}
