import type { SignerRole } from '../../../events/signing/envelope.enums.js';
import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';

export interface SignedTermsChangedPayload {
  readonly envelopeId: string;
  readonly role: SignerRole;
}

/** Word to somebody who has signed that the price or the deposit was changed since. */
export const signedTermsChanged = outgoingKind<SignedTermsChangedPayload>('signed-terms-changed', 'Terms changed after signing');
