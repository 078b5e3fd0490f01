import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { personalText, recordId, reference } from '../kernel/field-schemas.js';
import { factsOf } from '../kernel/field-table-schemas.js';
import { foundUnitFields } from './inventory.fields.js';

/** What was looked for on a tour, and what there was then: it is shown again as it was found (`decisions.md H21`). */
export const InventorySearched = defineEvent(
  'InventorySearched',
  1,
  Type.Object({
    searchId: recordId,
    tourId: reference,
    leadId: reference,
    /** As fields of an address: `resortName=Palm&useWeek=5%2C6`; people write into it what they like. */
    criteria: personalText,
    /** How many there were, the ones that are not listed here too. */
    matches: reference,
    units: Type.Array(factsOf(foundUnitFields, { inventoryId: recordId })),
  }),
);

export const inventorySearchEvents = [InventorySearched] as const;
export type InventorySearchEvent = EventsOf<typeof inventorySearchEvents>;
