import { Type } from '@sinclair/typebox';
import { defineEvent } from '../kernel/event.js';
import { changesOf } from '../kernel/field-table-schemas.js';
import { agreementDocumentFields } from './inventory.fields.js';
import { madeDocument } from '../kernel/made-document.js';

/** `changes` are the link, the name and the date that lists and older clients read. */
export const ListingAgreementMade = defineEvent('ListingAgreementMade', 1, Type.Object({ ...madeDocument, changes: changesOf(agreementDocumentFields) }));
