import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, text, whole } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { giftStockFields, giftTypeFields, giftTypeFormFields } from './gift.fields.js';

const beside = { giftTypeId: recordId };

export const GiftTypeImported = defineEvent('GiftTypeImported', 1, factsOf(giftTypeFields, beside));

/** A gift of the catalogue. Stream `giftType-<giftTypeId>`. */
export const GiftTypeCreated = defineEvent('GiftTypeCreated', 1, factsOf(giftTypeFields, beside));

export const GiftTypeRevised = defineEvent('GiftTypeRevised', 1, Type.Object({ changes: changesOf(giftTypeFormFields) }));

/** Inactive ones stay on the tours that have them and are given to nobody else. */
export const GiftTypeStatusChanged = defineEvent('GiftTypeStatusChanged', 1, Type.Object({ from: text, to: text }));

/** As the gift was called then: the ledger says so. */
const moved = { giftName: text };

export const GiftStockReceived = defineEvent('GiftStockReceived', 1, factsOf(giftStockFields, { ...moved, quantity: Type.Integer({ minimum: 1 }) }));

/**
 * A stock-taking. What counts is the difference, so that a gift that is given in the same moment counts as well, whichever
 * is written first.
 */
export const GiftStockCounted = defineEvent(
  'GiftStockCounted',
  1,
  factsOf(giftStockFields, { ...moved, counted: Type.Integer({ minimum: 0 }), /** What the books said. */ expected: whole }),
);

export const giftEvents = [GiftTypeImported, GiftTypeCreated, GiftTypeRevised, GiftTypeStatusChanged, GiftStockReceived, GiftStockCounted] as const;
export type GiftEvent = EventsOf<typeof giftEvents>;
