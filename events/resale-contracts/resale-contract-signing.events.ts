import { Type } from '@sinclair/typebox';
import { envelopeStatuses } from '../signing/envelope.enums.js';
import { preparedEnvelope, signerStep } from '../signing/envelope.events.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { text } from '../kernel/field-schemas.js';
import { changesOf } from '../kernel/field-table-schemas.js';
import { documentFields } from './resale-contract.fields.js';
import { storedFile } from '../kernel/stored-file.js';

/** What a contract knows of its documents on their way through the hands of those who sign them. */

const said = Type.String({ minLength: 1 });
const changes = changesOf(documentFields);
const signing = {
  /** Of the stream `envelope-…`. */
  envelopeId: said,
  document: Type.Union([Type.Literal('buyer'), Type.Literal('seller')]),
  version: Type.Integer({ minimum: 1 }),
};

/** `replaces`: the envelope of an older version that nobody is to sign any more. */
export const ContractSigningRequested = defineEvent(
  'ContractSigningRequested',
  1,
  Type.Object({ ...signing, replaces: text, prepared: preparedEnvelope, changes }),
);

/** `signer`: who did something, which may leave `to` as it was: the first of two has signed. */
export const ContractSigningMoved = defineEvent(
  'ContractSigningMoved',
  1,
  Type.Object({ ...signing, to: Type.Union(envelopeStatuses.map((word) => Type.Literal(word))), reason: Type.Optional(said), signer: Type.Optional(signerStep), changes }),
);

/** `file` holds the stamped pages and the page of evidence, sealed. */
export const ContractDocumentSigned = defineEvent('ContractDocumentSigned', 1, Type.Object({ ...signing, file: storedFile, changes }));

export const contractSigningEvents = [ContractSigningRequested, ContractSigningMoved, ContractDocumentSigned] as const;
export type ContractSigningEvent = EventsOf<typeof contractSigningEvents>;
