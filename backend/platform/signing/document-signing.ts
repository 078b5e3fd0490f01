import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import type { StoredFile } from '../../../events/kernel/stored-file.js';

/** A version of a document that was sent to be signed, as its record knows it. */
export interface DocumentSigning {
  readonly envelopeId: string;
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
export function isOut({ status }: Pick<DocumentSigning, 'status'>): boolean {
  return open.includes(status);
}

/** Whether somebody is still to sign: what everybody has signed is sealed, whatever becomes of its record. */
export function isUnsigned(signing: Pick<DocumentSigning, 'status'>): boolean {
  return isOut(signing) && signing.status !== 'Signed';
}

/** Whether an envelope's news change anything: what is over stays over, in whatever order it is told; a link may be sent again. */
export function isNews(signing: DocumentSigning, to: EnvelopeStatus): boolean {
  return isOut(signing) && (to !== signing.status || to === 'Sent');
}

interface Told {
  readonly occurredAt: string;
  readonly actor: { readonly name: string };
}

export function begun({ envelopeId, version }: Pick<DocumentSigning, 'envelopeId' | 'version'>, { occurredAt: at, actor }: Told): DocumentSigning {
  return { envelopeId, version, status: 'Prepared', requestedAt: at, requestedBy: actor.name, movedAt: at, reason: '', file: null };
}

/** The news of one of them: how far it is, or its sealed file. */
export function movedOn<Signing extends DocumentSigning>(
  signings: readonly Signing[],
  news: { readonly envelopeId: string } & ({ readonly to: EnvelopeStatus; readonly reason?: string } | { readonly file: StoredFile }),
  { occurredAt: movedAt }: Told,
): readonly Signing[] {
  const said = 'file' in news ? { status: 'Completed' as const, file: news.file } : { status: news.to, reason: news.reason ?? '' };
  return signings.map((signing) => (signing.envelopeId === news.envelopeId ? { ...signing, ...said, movedAt } : signing));
}
