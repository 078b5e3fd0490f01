import type { SignerRole } from '../../events/envelope.values.js';
import { outgoingKind } from '../platform/outgoing/outgoing-kind.js';

/** A link to sign with: its token is made when it goes out, and kept nowhere. */
export const signingLink = outgoingKind<{ readonly envelopeId: string; readonly role: SignerRole }>('signing-link', 'Link to sign');
