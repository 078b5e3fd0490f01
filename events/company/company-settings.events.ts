import { Type, type Static } from '@sinclair/typebox';
import { companyFactFields } from './company-facts.fields.js';
import { companyItemFields } from './company-list.enums.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';

/** A list keeps one stream, `companyList-closingAgents`: order and uniqueness of its items are decided in one place. */

const facts = factsOf(companyItemFields);
export type CompanyItemFacts = Static<typeof facts>;

/** What an item was called then, so that the event can be read by itself. */
const item = { itemId: recordId, name: text };

/** From 1. */
const place = Type.Integer({ minimum: 1 });

export const CompanyListStarted = defineEvent('CompanyListStarted', 1, Type.Object({ list: text, items: Type.Array(Type.Object({ itemId: recordId, facts })) }));
export const CompanyListItemAdded = defineEvent('CompanyListItemAdded', 1, Type.Object({ itemId: recordId, facts }));
export const CompanyListItemRevised = defineEvent('CompanyListItemRevised', 1, Type.Object({ ...item, changes: changesOf(companyItemFields) }));
/** No form offers it any more; records that name it keep it. */
export const CompanyListItemRetired = defineEvent('CompanyListItemRetired', 1, Type.Object(item));
export const CompanyListItemRestored = defineEvent('CompanyListItemRestored', 1, Type.Object(item));
export const CompanyListItemMoved = defineEvent('CompanyListItemMoved', 1, Type.Object({ ...item, from: place, to: place }));

export const companyListEvents = [
  CompanyListStarted,
  CompanyListItemAdded,
  CompanyListItemRevised,
  CompanyListItemRetired,
  CompanyListItemRestored,
  CompanyListItemMoved,
] as const;
export type CompanyListEvent = EventsOf<typeof companyListEvents>;

export const CompanyFactsStarted = defineEvent('CompanyFactsStarted', 1, factsOf(companyFactFields));
export const CompanyFactsRevised = defineEvent('CompanyFactsRevised', 1, Type.Object({ changes: changesOf(companyFactFields) }));

export const companyFactsEvents = [CompanyFactsStarted, CompanyFactsRevised] as const;
export type CompanyFactsEvent = EventsOf<typeof companyFactsEvents>;
