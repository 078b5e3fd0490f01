import type { SignerStep } from '../../../events/signing/envelope.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { ContractSigningEvent } from '../../../events/resale-contracts/resale-contract-signing.events.js';
import { begun, movedOn, type DocumentSigning } from '../../platform/signing/document-signing.js';
import type { ContractDocument } from '../documents/contract-document-versions.js';

/** A version of one of a contract's documents that was sent to be signed. */
export interface ContractSigning extends DocumentSigning {
  readonly document: ContractDocument;
  /** Those to whom it was sent, by name, in their order. */
  readonly sentTo: readonly string[];
  /** Those who have signed, in their order. */
  readonly signedBy: readonly Pick<SignerStep, 'role' | 'name'>[];
}

/** The last one of a document, of which there is at most one open. */
export function lastSigning(signings: readonly ContractSigning[], document: ContractDocument): ContractSigning | undefined {
  return signings.findLast((signing) => signing.document === document);
}

export function signingsAfter(signings: readonly ContractSigning[], { type, data, metadata }: RecordedEvent<ContractSigningEvent>): readonly ContractSigning[] {
  return type === 'ContractSigningRequested' ? [...signings, { ...begun(data, metadata), document: data.document, sentTo: data.prepared.signers.map(({ name }) => name), signedBy: [] }] : movedOn(signings.map((signing) => withSigner(signing, data)), data, metadata);
}

function withSigner(signing: ContractSigning, news: { readonly envelopeId: string; readonly signer?: SignerStep }): ContractSigning {
  const { signer } = news;
  if (news.envelopeId !== signing.envelopeId || signer?.did !== 'signed') return signing;
  return { ...signing, signedBy: [...signing.signedBy, { role: signer.role, name: signer.name }] };
}
