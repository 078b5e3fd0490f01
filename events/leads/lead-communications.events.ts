import { Type } from '@sinclair/typebox';
import { communicationFields, textMessageFields } from './communication.fields.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { day, instant, recordId, reference, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { leadFields } from './lead.fields.js';

/** What was said to a lead, and what became of the texts to it. They stand in the lead's stream. */

const textId = Type.String({ minLength: 36, maxLength: 36 });
const optIn = changesOf({ smsOptIn: leadFields.smsOptIn });

export const LeadCommunicationAdded = defineEvent('LeadCommunicationAdded', 1, factsOf(communicationFields));

/** A reminder that goes out by itself at `at`, unless it is taken back before. */
export const TourReminderPlanned = defineEvent('TourReminderPlanned', 1, Type.Object({ textId, tourId: recordId, tourDate: day, tourTime: text, at: instant }));

/** Somebody, or the reminder, wants a text sent; it goes out from the queue. `template` is empty for words of one's own, `againOf` names one that failed. */
export const TextRequested = defineEvent('TextRequested', 1, factsOf(textMessageFields, { textId, template: text, tourId: reference, againOf: Type.Optional(text) }));

/** The carrier has it, and calls it `providerId`. */
export const TextSent = defineEvent('TextSent', 1, Type.Object({ textId, providerId: text }));

/** The phone has it. */
export const TextDelivered = defineEvent('TextDelivered', 1, Type.Object({ textId }));

export const TextFailed = defineEvent('TextFailed', 1, Type.Object({ textId, reason: text }));

/** It was not sent, because what allowed it was there no longer. */
export const TextTakenBack = defineEvent('TextTakenBack', 1, Type.Object({ textId, reason: text }));

/** The phone answered `word`: STOP, or one of its synonyms. Only the phone itself takes it back. */
export const LeadOptedOut = defineEvent('LeadOptedOut', 1, Type.Object({ word: text, changes: optIn }));

export const LeadOptedIn = defineEvent('LeadOptedIn', 1, Type.Object({ word: text, changes: optIn }));

export const leadCommunicationEvents = [
  LeadCommunicationAdded,
  TourReminderPlanned,
  TextRequested,
  TextSent,
  TextDelivered,
  TextFailed,
  TextTakenBack,
  LeadOptedOut,
  LeadOptedIn,
] as const;
export type LeadCommunicationEvent = EventsOf<typeof leadCommunicationEvents>;
