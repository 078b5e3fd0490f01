import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { changesOf } from '../kernel/field-table-schemas.js';
import { madeDocument } from '../kernel/made-document.js';
import { documentFields } from './resale-contract.fields.js';

/** `changes` are the link, the name and the date that lists and older clients read. */
export const ContractDocumentMade = defineEvent(
  'ContractDocumentMade',
  1,
  Type.Object({ document: Type.Union([Type.Literal('buyer'), Type.Literal('seller')]), ...madeDocument, changes: changesOf(documentFields) }),
);

export const contractDocumentEvents = [ContractDocumentMade] as const;
export type ContractDocumentEvent = EventsOf<typeof contractDocumentEvents>;
