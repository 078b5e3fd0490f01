import type { EnvelopeStatus } from '../../events/envelope.values.js';
import type { RecordedEvent } from '../../events/event.js';
import type { ContractSigningEvent } from '../../events/resale-contract-signing.js';
import type { StoredFile } from '../../events/stored-file.js';
import type { ContractDocument } from './contract-document-versions.js';

/** A version of a document that was sent to be signed, as the contract knows it. */
export interface ContractSigning {
  readonly envelopeId: string;
  readonly document: ContractDocument;
  readonly version: number;
  readonly status: EnvelopeStatus;
  /** ISO UTC, as the other. */
  readonly requestedAt: string;
  readonly requestedBy: string;
  readonly movedAt: string;
  /** Why it was declined or voided. */
  readonly reason: string;
  /** Stamped and sealed; null until then. */
  readonly file: StoredFile | null;
}

const open: readonly EnvelopeStatus[] = ['Prepared', 'Sent', 'Delivered', 'Viewed', 'Signed'];

/** Whether somebody is still to sign, or the sealed file is being made. */
export function isOut({ status }: Pick<ContractSigning, 'status'>): boolean {
  return open.includes(status);
}

/** The last one of a document, of which there is at most one open. */
export function lastSigning(signings: readonly ContractSigning[], document: ContractDocument): ContractSigning | undefined {
  return signings.findLast((signing) => signing.document === document);
}

export function signingsAfter(signings: readonly ContractSigning[], { type, data, metadata: { occurredAt: at, actor } }: RecordedEvent<ContractSigningEvent>): readonly ContractSigning[] {
  const { envelopeId, document, version } = data;
  if (type === 'ContractSigningRequested') {
    return [...signings, { envelopeId, document, version, status: 'Prepared', requestedAt: at, requestedBy: actor.name, movedAt: at, reason: '', file: null }];
  }
  const news = type === 'ContractDocumentSigned' ? { status: 'Completed' as const, file: data.file } : { status: data.to, reason: data.reason ?? '' };
  return signings.map((signing) => (signing.envelopeId === envelopeId ? { ...signing, ...news, movedAt: at } : signing));
}
