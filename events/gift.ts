import { defineEvent, type EventsOf } from './event.js';
import { recordId } from './field-schemas.js';
import { factsOf } from './field-table-schemas.js';
import { giftTypeFields } from './gift-fields.values.js';

export const GiftTypeImported = defineEvent('GiftTypeImported', 1, factsOf(giftTypeFields, { giftTypeId: recordId }));

export const giftEvents = [GiftTypeImported] as const;
export type GiftEvent = EventsOf<typeof giftEvents>;
