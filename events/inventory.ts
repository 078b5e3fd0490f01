import { defineEvent, type EventsOf } from './event.js';
import { recordId } from './field-schemas.js';
import { factsOf } from './field-table-schemas.js';
import { inventoryFields } from './inventory-fields.values.js';

export const InventoryImported = defineEvent('InventoryImported', 1, factsOf(inventoryFields, { inventoryId: recordId }));

export const inventoryEvents = [InventoryImported] as const;
export type InventoryEvent = EventsOf<typeof inventoryEvents>;
