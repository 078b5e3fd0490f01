import { Type } from '@sinclair/typebox';
import { envelopeStatuses } from '../signing/envelope.enums.js';
import { preparedEnvelope, signerStep } from '../signing/envelope.events.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { changesOf } from '../kernel/field-table-schemas.js';
import { agreementDocumentFields, agreementSigningFields } from './inventory.fields.js';
import { storedFile } from '../kernel/stored-file.js';

/** What a unit knows of its listing agreement on its way through the hands of those who sign it. */

const said = Type.String({ minLength: 1 });
/** The version that everybody has signed is the one that the unit names. */
const changes = changesOf({ ...agreementSigningFields, ...agreementDocumentFields });
const signing = {
  /** Of the stream `envelope-…`. */
  envelopeId: said,
  version: Type.Integer({ minimum: 1 }),
};

export const ListingSigningRequested = defineEvent('ListingSigningRequested', 1, Type.Object({ ...signing, prepared: preparedEnvelope, changes }));

/** `signer`: who did something, which may leave `to` as it was: the first of two has signed. */
export const ListingSigningMoved = defineEvent(
  'ListingSigningMoved',
  1,
  Type.Object({ ...signing, to: Type.Union(envelopeStatuses.map((word) => Type.Literal(word))), reason: Type.Optional(said), signer: Type.Optional(signerStep), changes }),
);

/** `file` holds the stamped pages and the page of evidence, sealed. */
export const ListingAgreementSigned = defineEvent('ListingAgreementSigned', 1, Type.Object({ ...signing, file: storedFile, changes }));

export const listingSigningEvents = [ListingSigningRequested, ListingSigningMoved, ListingAgreementSigned] as const;
export type ListingSigningEvent = EventsOf<typeof listingSigningEvents>;
