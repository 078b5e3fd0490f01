import { EnvelopeCompleted, EnvelopeDeclined, EnvelopeExpired, EnvelopeHandedOver, EnvelopeSigned, EnvelopeViewed, EnvelopeVoided, SignerSigned, SigningLinkDelivered, SigningLinkSent, type SignerStep } from '../../../events/signing/envelope.events.js';
import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import type { EnvelopeStatus, SignerRole } from '../../../events/signing/envelope.enums.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { idIn } from '../../../events/kernel/stream-name.js';
import { reaction, type Effect, type Reaction } from '../reactions/reaction.js';
import type { DocumentsInEnvelopes } from './documents-in-envelopes.js';

type Signers = PreparedEnvelope['signers'];

interface OfSigning {
  /** Of the records whose documents they are. */
  readonly category: string;
  readonly moves: (id: number, to: { readonly envelopeId: string; readonly to: EnvelopeStatus; readonly reason: string; readonly at: string; readonly signer?: SignerStep }) => Effect;
  /** Somebody has signed: how far it is stays as it was. */
  readonly signs: (id: number, of: { readonly envelopeId: string; readonly signer: SignerStep }) => Effect;
  /** What the service that has the envelope calls it (`decisions.md C29`). */
  readonly keepsId: (id: number, of: { readonly envelopeId: string; readonly docuSignId: string }) => Effect;
  readonly completes: (id: number, of: { readonly envelopeId: string }, file: StoredFile) => Effect;
}

/** A record says how far its documents are with those who sign them (`decisions.md C28`). @param name of the reaction, for good */
export function tellOfSigning(name: string, documents: DocumentsInEnvelopes, { category, moves, signs, keepsId, completes }: OfSigning): Reaction {
  const whose = async (stream: string, effect: (id: number, envelopeId: string, signers: Signers) => Effect): Promise<Effect | undefined> => {
    const document = await documents.documentIn(stream, category);
    return document && effect(document.id, idIn(stream), document.signers);
  };
  const by = (signers: Signers, role: SignerRole, did: SignerStep['did']) => ({ signer: { role, name: signers.find((one) => one.role === role)?.name ?? '', did } });
  const told = ({ stream, metadata }: RecordedEvent, to: EnvelopeStatus, { reason = '', step, at = metadata.occurredAt }: { readonly reason?: string; readonly step?: readonly [SignerRole, SignerStep['did']]; readonly at?: string | undefined } = {}) =>
    whose(stream, (id, envelopeId, signers) => moves(id, { envelopeId, to, reason, at, ...(step && by(signers, ...step)) }));
  return reaction(name, 'Signing')
    .when(EnvelopeHandedOver, ({ stream, data }) => whose(stream, (id, envelopeId) => keepsId(id, { envelopeId, docuSignId: data.providerId })))
    .when(SigningLinkSent, (event) => told(event, 'Sent'))
    .when(SigningLinkDelivered, (event) => told(event, 'Delivered'))
    .when(EnvelopeViewed, (event) => told(event, 'Viewed', { step: [event.data.role, 'viewed'] }))
    .when(SignerSigned, ({ stream, data: { role } }) => whose(stream, (id, envelopeId, signers) => signs(id, { envelopeId, ...by(signers, role, 'signed') })))
    .when(EnvelopeSigned, (event) => told(event, 'Signed', { at: event.data.signedAt }))
    .when(EnvelopeDeclined, (event) => told(event, 'Declined', { reason: event.data.reason, step: [event.data.role, 'declined'] }))
    .when(EnvelopeVoided, (event) => told(event, 'Voided', { reason: event.data.reason }))
    .when(EnvelopeExpired, (event) => told(event, 'Expired'))
    .when(EnvelopeCompleted, ({ stream, data }) => whose(stream, (id, envelopeId) => completes(id, { envelopeId }, data.sealed)));
}
