import { defineEvent, type EventsOf } from '../kernel/event.js';
import { changesOf } from '../kernel/field-table-schemas.js';
import { movedSigning, requestedSigning, sealedDocument } from '../signing/signed-document.events.js';
import { agreementDocumentFields, agreementSigningFields } from './inventory.fields.js';

/** What a unit knows of its listing agreement on its way through the hands of those who sign it. */

/** The version that everybody has signed is the one that the unit names. */
const changes = changesOf({ ...agreementSigningFields, ...agreementDocumentFields });

export const ListingSigningRequested = defineEvent('ListingSigningRequested', 1, requestedSigning(changes));
export const ListingSigningMoved = defineEvent('ListingSigningMoved', 1, movedSigning(changes));
export const ListingAgreementSigned = defineEvent('ListingAgreementSigned', 1, sealedDocument(changes));

export const listingSigningEvents = [ListingSigningRequested, ListingSigningMoved, ListingAgreementSigned] as const;
export type ListingSigningEvent = EventsOf<typeof listingSigningEvents>;
