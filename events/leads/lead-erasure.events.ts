import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { instant, recordId, text, whole } from '../kernel/field-schemas.js';

/** Somebody asked to be forgotten, and was. Nothing here says who it was. */

/** From here on nobody reads who the lead is. `together`: the numbers under which it is known, as those merged into it. */
export const LeadErased = defineEvent('LeadErased', 1, Type.Object({ together: Type.Array(recordId) }));

const rowsIn = Type.Array(Type.Object({ table: text, rows: whole }));

/**
 * What was searched for what had been known of the lead, once everything was blank and before its key was destroyed.
 * `found` are rows of the lead's own that still said it, `kept` those of contracts and memberships, which the law has us keep (in older proofs among `elsewhere`), `elsewhere` rows of others that hold the same words, `unsealed` events
 * that the store could not rewrite, `opened` what had come in sealed and was not handled yet (proofs of before did not look there).
 */
export const LeadErasureProved = defineEvent(
  'LeadErasureProved',
  1,
  Type.Object({ values: whole, events: whole, unsealed: whole, tables: whole, rows: whole, opened: Type.Optional(whole), found: rowsIn, kept: Type.Optional(rowsIn), elsewhere: rowsIn, keyDestroyedAt: instant }),
);

export const leadErasureEvents = [LeadErased, LeadErasureProved] as const;
export type LeadErasureEvent = EventsOf<typeof leadErasureEvents>;
