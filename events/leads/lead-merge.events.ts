import { Type } from '@sinclair/typebox';
import { communication } from './communication.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { day, instant, personalText, recordId, reference, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { interestFormFields, leadFields } from './lead.fields.js';

/** Two leads that are one person, or are told apart. Each is told in the streams of both, so that both histories say it. */

/** The command that merged them: what came with it goes with it. */
const mergeId = Type.String({ minLength: 1 });
/** As they stand in the stream of the lead that goes. */
const interests = Type.Array(factsOf(interestFormFields, { interestId: recordId }));
/** `sent`: it was a text that went out, which is not to go again; `tourDate` of a reminder. */
const broughtCommunication = Type.Object({ ...communication.properties, sent: Type.Optional(Type.Object({ template: text, tourId: reference, tourDate: Type.Optional(day) })) });
const reason = Type.Optional(personalText);

/** In the stream of the lead that goes: it is read under the other's number from here on. `take`: the fields whose values the other takes. */
export const LeadMerged = defineEvent('LeadMerged', 1, Type.Object({ mergeId, into: recordId, take: Type.Array(text), reason }));

/** In the stream of the lead that stays: what it takes over, copied, as the other had it. */
export const LeadTakenOver = defineEvent(
  'LeadTakenOver',
  1,
  Type.Object({
    mergeId,
    mergedLeadId: recordId,
    changes: changesOf(leadFields),
    interests,
    communications: Type.Array(broughtCommunication),
    /** The phone that comes over, or that both have, takes no texts. */
    textsStopped: Type.Optional(Type.Object({ word: text, at: instant })),
  }),
);

/** In the stream of the lead that went: it is a lead of its own again, as it was. */
export const LeadTakenApart = defineEvent('LeadTakenApart', 1, Type.Object({ mergeId, from: recordId, interests, reason }));

/** In the stream of the lead that stayed: what it gives back. Values that somebody has changed since stay. */
export const LeadGivenBack = defineEvent(
  'LeadGivenBack',
  1,
  Type.Object({ mergeId, mergedLeadId: recordId, changes: changesOf(leadFields), interests: Type.Array(Type.Object({ interestId: recordId })), communications: Type.Array(communication) }),
);

/** Alike and not the same: nobody is asked again. */
export const LeadsToldApart = defineEvent('LeadsToldApart', 1, Type.Object({ otherLeadId: recordId, reason }));

export const LeadsNotToldApart = defineEvent('LeadsNotToldApart', 1, Type.Object({ otherLeadId: recordId }));

export const leadMergeEvents = [LeadMerged, LeadTakenOver, LeadTakenApart, LeadGivenBack, LeadsToldApart, LeadsNotToldApart] as const;
export type LeadMergeEvent = EventsOf<typeof leadMergeEvents>;
