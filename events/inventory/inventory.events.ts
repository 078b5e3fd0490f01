import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import * as fields from './inventory.fields.js';
import { ListingAgreementMade } from './listing-agreement.events.js';
import { listingSigningEvents } from './listing-agreement-signing.events.js';
import { unitSaleEvents } from './unit-sale.events.js';

/** Why, in the words of who did it. */
const reason = Type.Optional(Type.String({ minLength: 1 }));

export const InventoryImported = defineEvent('InventoryImported', 1, factsOf(fields.inventoryFields, { inventoryId: recordId }));

export const InventoryAdded = defineEvent('InventoryAdded', 1, factsOf(fields.inventoryFormFields, { inventoryId: recordId }));

/** `from` may be a word outside the list, on imported units. */
export const ListingStatusChanged = defineEvent('ListingStatusChanged', 1, Type.Object({ from: text, to: text, reason }));

/** From when to when it is offered, and on which terms. */
export const ListingTermsRevised = defineEvent('ListingTermsRevised', 1, Type.Object({ changes: changesOf(fields.listingTermFields) }));
export const InventoryUnitRevised = defineEvent('InventoryUnitRevised', 1, Type.Object({ changes: changesOf(fields.inventoryUnitFields) }));
export const InventoryPointsRevised = defineEvent('InventoryPointsRevised', 1, Type.Object({ changes: changesOf(fields.inventoryPointsFields) }));
export const InventoryPricesRevised = defineEvent('InventoryPricesRevised', 1, Type.Object({ changes: changesOf(fields.inventoryPriceFields) }));
export const MarketingFeeRevised = defineEvent('MarketingFeeRevised', 1, Type.Object({ changes: changesOf(fields.marketingFeeFields) }));
export const InventorySellerRevised = defineEvent('InventorySellerRevised', 1, Type.Object({ changes: changesOf(fields.inventorySellerFields) }));
export const InternalNotesRevised = defineEvent('InternalNotesRevised', 1, Type.Object({ changes: changesOf(fields.internalNoteFields) }));

/** One for each section of a unit, so that its history says what was worked on. */
export const inventoryRevisions = [
  ListingTermsRevised,
  InventoryUnitRevised,
  InventoryPointsRevised,
  InventoryPricesRevised,
  MarketingFeeRevised,
  InventorySellerRevised,
  InternalNotesRevised,
] as const;

export const inventoryEvents = [InventoryImported, InventoryAdded, ListingStatusChanged, ...inventoryRevisions, ListingAgreementMade, ...listingSigningEvents, ...unitSaleEvents] as const;
export type InventoryEvent = EventsOf<typeof inventoryEvents>;
