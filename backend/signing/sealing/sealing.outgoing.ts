import type { SigningLinkPayload } from '../links/signing-link.outgoing.js';
import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';

/** Stamping and sealing what everybody has signed: in the queue, because it takes a moment and may have to be tried again. */
export const sealing = outgoingKind<{ readonly envelopeId: string }>('seal-document', 'Sealed copy');

/** A link to the sealed copy, to each who signed. */
export const signedCopy = outgoingKind<SigningLinkPayload>('signed-copy', 'Signed copy');
