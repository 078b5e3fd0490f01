import type { SignerRole } from '../../../events/signing/envelope.enums.js';
import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';

export interface SigningLinkPayload {
  readonly envelopeId: string;
  readonly role: SignerRole;
}

/** A link to sign with: its token is made when it goes out, and kept nowhere. */
export const signingLink = outgoingKind<SigningLinkPayload>('signing-link', 'Link to sign');
