import { EnvelopeCompleted, EnvelopeDeclined, EnvelopeExpired, EnvelopeHandedOver, EnvelopeSigned, EnvelopeViewed, EnvelopeVoided, SigningLinkDelivered, SigningLinkSent } from '../../../events/envelope.js';
import type { EnvelopeStatus } from '../../../events/envelope.values.js';
import type { RecordedEvent } from '../../../events/event.js';
import type { StoredFile } from '../../../events/stored-file.js';
import { reaction, type Effect, type Reaction } from '../reactions/reaction.js';
import type { DocumentsInEnvelopes } from './documents-in-envelopes.js';

interface OfSigning {
  /** Of the records whose documents they are. */
  readonly category: string;
  readonly moves: (id: number, to: { readonly envelopeId: string; readonly to: EnvelopeStatus; readonly reason: string; readonly at: string }) => Effect;
  /** What the service that has the envelope calls it (`decisions.md C29`). */
  readonly keepsId: (id: number, of: { readonly envelopeId: string; readonly docuSignId: string }) => Effect;
  readonly completes: (id: number, of: { readonly envelopeId: string }, file: StoredFile) => Effect;
}

const idOf = (stream: string): string => stream.slice('envelope-'.length);

/** A record says how far its documents are with those who sign them (`decisions.md C28`). @param name of the reaction, for good */
export function tellOfSigning(name: string, documents: DocumentsInEnvelopes, { category, moves, keepsId, completes }: OfSigning): Reaction {
  const whose = async (stream: string, effect: (id: number, envelopeId: string) => Effect): Promise<Effect | undefined> => {
    const id = await documents.recordIn(stream, category);
    return id === undefined ? undefined : effect(id, idOf(stream));
  };
  const told = ({ stream, metadata }: RecordedEvent, to: EnvelopeStatus, reason = '') => whose(stream, (id, envelopeId) => moves(id, { envelopeId, to, reason, at: metadata.occurredAt }));
  return reaction(name, 'Signing')
    .when(EnvelopeHandedOver, ({ stream, data }) => whose(stream, (id, envelopeId) => keepsId(id, { envelopeId, docuSignId: data.providerId })))
    .when(SigningLinkSent, (event) => told(event, 'Sent'))
    .when(SigningLinkDelivered, (event) => told(event, 'Delivered'))
    .when(EnvelopeViewed, (event) => told(event, 'Viewed'))
    .when(EnvelopeSigned, (event) => told(event, 'Signed'))
    .when(EnvelopeDeclined, (event) => told(event, 'Declined', event.data.reason))
    .when(EnvelopeVoided, (event) => told(event, 'Voided', event.data.reason))
    .when(EnvelopeExpired, (event) => told(event, 'Expired'))
    .when(EnvelopeCompleted, ({ stream, data }) => whose(stream, (id, envelopeId) => completes(id, { envelopeId }, data.sealed)));
}
