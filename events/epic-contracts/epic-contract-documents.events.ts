import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { changesOf } from '../kernel/field-table-schemas.js';
import { madeDocument } from '../kernel/made-document.js';
import { storedFile } from '../kernel/stored-file.js';
import { movedSigning, requestedSigning, sealedDocument } from '../signing/signed-document.events.js';
import { epicDocumentFields } from './epic-contract.fields.js';

/** The link, the name and the date that lists and older clients read, and how far its signing is. */
const changes = changesOf(epicDocumentFields);

/** A version of the contract as a document, made of what it said at that moment. */
export const EpicContractDocumentMade = defineEvent('EpicContractDocumentMade', 1, Type.Object({ ...madeDocument, changes }));

export const EpicContractSigningRequested = defineEvent('EpicContractSigningRequested', 1, requestedSigning(changes));
export const EpicContractSigningMoved = defineEvent('EpicContractSigningMoved', 1, movedSigning(changes));
/** What all have signed is the signed contract. */
export const EpicContractDocumentSigned = defineEvent('EpicContractDocumentSigned', 1, sealedDocument(changes));

/** Signed by hand and brought back: the signed contract from then on. `scanned`: a virus scanner found nothing; else none was there to ask. */
export const SignedEpicContractUploaded = defineEvent('SignedEpicContractUploaded', 1, Type.Object({ file: storedFile, scanned: Type.Boolean(), changes }));

export const epicContractDocumentEvents = [EpicContractDocumentMade, EpicContractSigningRequested, EpicContractSigningMoved, EpicContractDocumentSigned, SignedEpicContractUploaded] as const;
export type EpicContractDocumentEvent = EventsOf<typeof epicContractDocumentEvents>;
