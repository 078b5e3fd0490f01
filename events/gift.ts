import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';
import { recordId, text } from './field-schemas.js';

export const GiftTypeImported = defineEvent(
  'GiftTypeImported',
  1,
  Type.Object({ giftTypeId: recordId, giftName: text, status: text }),
);

export const giftEvents = [GiftTypeImported] as const;
export type GiftEvent = EventsOf<typeof giftEvents>;
