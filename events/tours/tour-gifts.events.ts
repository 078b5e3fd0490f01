import { Type } from '@sinclair/typebox';
import { defineEvent } from '../kernel/event.js';
import { money, orNull, reference } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { longText } from '../kernel/field-kinds.rules.js';
import { tourDetailFields } from './tour.fields.js';

const { giftNames, leadId, leadFirstName, leadLastName } = tourDetailFields;

/** What is said of a gift beside the figures that stock and ledger count: why, and to whom, as the tour names them then. */
export const tourGiftFields = { note: longText('Note', { length: 500, personal: true }), leadId, leadFirstName, leadLastName } as const;

const gift = {
  /** 0 for a gift that the old system knew by its name alone. */
  giftTypeId: reference,
  /** As it was called then. */
  giftName: Type.String({ minLength: 1 }),
  quantity: Type.Integer({ minimum: 1 }),
  /** Of one, in dollars, as the catalogue had it when it was given; null where nobody had said. */
  cost: orNull(money),
  /** The tour's gifts in words, before and after. */
  changes: changesOf({ giftNames }),
};

/** Guests of a tour were given something. In the tour's stream, as is what follows. */
export const GiftGiven = defineEvent('GiftGiven', 1, factsOf(tourGiftFields, gift));

export const GiftTakenBack = defineEvent('GiftTakenBack', 1, factsOf(tourGiftFields, gift));

export const tourGiftEvents = [GiftGiven, GiftTakenBack] as const;
