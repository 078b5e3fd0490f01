import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { personalText, recordId } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { interestFields, interestFormFields } from './lead.fields.js';

/** What a lead would like to buy: part of the lead, in its stream (`decisions.md G4`). */

/** The resort stands for the interest where people read of it. */
const named = { interestId: recordId, resort: personalText } as const;

/** In the stream of its lead; in one of its own where the lead is unknown, and in logs older than the leads' own pages. */
export const InterestImported = defineEvent('InterestImported', 1, factsOf(interestFields, { interestId: recordId }));

/** Comes behind those that are there. */
export const InterestAdded = defineEvent('InterestAdded', 1, factsOf(interestFields, { interestId: recordId }));

export const InterestRevised = defineEvent('InterestRevised', 1, Type.Object({ ...named, changes: changesOf(interestFormFields) }));

export const InterestRemoved = defineEvent('InterestRemoved', 1, Type.Object(named));

/** All of a lead's interests, the dearest first. */
export const InterestsReprioritized = defineEvent(
  'InterestsReprioritized',
  1,
  Type.Object({ from: Type.Array(Type.Object(named)), to: Type.Array(Type.Object(named)) }),
);

export const interestEvents = [InterestImported, InterestAdded, InterestRevised, InterestRemoved, InterestsReprioritized] as const;
export type InterestEvent = EventsOf<typeof interestEvents>;
