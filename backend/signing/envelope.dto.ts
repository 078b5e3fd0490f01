import type { PermissionSet } from '../platform/auth/permissions.js';
import { closedWord } from './envelope-refusals.js';
import { mayReach } from './envelope-visibility.js';
import { nextSigner, placesOf, type Envelope, type Signer } from './envelope.state.js';
import type { Step } from './envelope.trail.js';

/** A signer as staff see them. */
interface SignerAnswer extends Pick<Signer, 'role' | 'name' | 'sentAt' | 'deliveredAt' | 'failed' | 'viewedAt' | 'consentedAt' | 'signedAt'> {
  /** Absent for who may not see how the parties are reached. */
  readonly mail?: string;
  readonly places: number;
  readonly signedPlaces: number;
  /** It is theirs to sign now. */
  readonly now: boolean;
}

/** GET /api/Envelopes/{id}. */
export interface EnvelopeAnswer extends Pick<Envelope, 'status' | 'expiresAt' | 'reason' | 'providerId'> {
  readonly document: Pick<NonNullable<Envelope['document']>, 'kind' | 'version'> & { readonly sha256: string };
  readonly signers: readonly SignerAnswer[];
  /** The newest first; addresses and browsers as the mail addresses. */
  readonly trail: readonly (Omit<Step, 'sha256' | 'address' | 'userAgent'> & Partial<Pick<Step, 'address' | 'userAgent'>>)[];
  readonly sealed: boolean;
}

/** B24: how the parties are reached is shown to who may see it on the record. */
export function envelopeAnswer(state: Envelope, permissions: PermissionSet): EnvelopeAnswer {
  const { status, expiresAt, reason, providerId, document, signers, trail, sealed } = state;
  const reached = mayReach(state, permissions);
  const turn = closedWord(state, new Date().toISOString()) === undefined ? nextSigner(state)?.role : undefined;
  return {
    status,
    expiresAt,
    reason,
    providerId,
    document: { kind: document!.kind, version: document!.version, sha256: document!.file.sha256 },
    signers: signers.map(({ mail, places, requestedAt: _, timesSigned: __, ...signer }) => ({
      ...signer,
      ...(reached && { mail }),
      places: placesOf(state, signer.role).length,
      // DocuSign tells no single places.
      signedPlaces: providerId !== '' && signer.signedAt !== '' ? placesOf(state, signer.role).length : places.length,
      now: signer.role === turn,
    })),
    trail: trail.map(({ sha256: _, address, userAgent, ...step }) => ({ ...step, ...(reached && { address, userAgent }) })).reverse(),
    sealed: sealed !== null,
  };
}
