import { Type } from '@sinclair/typebox';
import { communication } from './communication.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { instant, orNull, personalText, recordId, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { leadErasureEvents } from './lead-erasure.events.js';
import { interestEvents } from './interest.events.js';
import { leadCommunicationEvents } from './lead-communications.events.js';
import { leadMergeEvents } from './lead-merge.events.js';
import { leadDetailFields, leadFields } from './lead.fields.js';

export const LeadImported = defineEvent(
  'LeadImported',
  1,
  factsOf(leadFields, { leadId: recordId, createdAt: orNull(instant), communications: Type.Array(communication) }),
);

/** A new lead, always New, with the reason why it is none of those that look like it; its first interest comes in the same append (`decisions.md G4`). */
export const LeadCreated = defineEvent('LeadCreated', 1, factsOf(leadFields, { leadId: recordId, reason: Type.Optional(personalText) }));

export const LeadRevised = defineEvent('LeadRevised', 1, Type.Object({ changes: changesOf(leadDetailFields) }));

export const LeadStatusChanged = defineEvent('LeadStatusChanged', 1, Type.Object({ from: text, to: text }));

/** Out of every list; nothing of it is lost (`decisions.md B14`). Says who it was, for whoever looks for it among the deleted. */
export const LeadDeleted = defineEvent('LeadDeleted', 1, factsOf({ firstName: leadFields.firstName, lastName: leadFields.lastName }));

export const LeadRestored = defineEvent('LeadRestored', 1, Type.Object({}));

/** What happens to the lead itself, as distinct from what it would like to buy. */
export const leadRecordEvents = [LeadImported, LeadCreated, LeadRevised, LeadStatusChanged, LeadDeleted, LeadRestored] as const;
export type LeadRecordEvent = EventsOf<typeof leadRecordEvents>;

/** Everything that a lead's stream may hold: one history that reads like a story. */
export const leadEvents = [...leadRecordEvents, ...interestEvents, ...leadCommunicationEvents, ...leadMergeEvents, ...leadErasureEvents] as const;
export type LeadEvent = EventsOf<typeof leadEvents>;
