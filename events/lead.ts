import { Type } from '@sinclair/typebox';
import { communication } from './communication.js';
import { defineEvent, type EventsOf } from './event.js';
import { instant, orNull, recordId } from './field-schemas.js';
import { factsOf } from './field-table-schemas.js';
import { interestFields, leadFields } from './lead-fields.values.js';

export const LeadImported = defineEvent(
  'LeadImported',
  1,
  factsOf(leadFields, { leadId: recordId, createdAt: orNull(instant), communications: Type.Array(communication) }),
);

/** What a lead would like to buy. */
export const InterestImported = defineEvent('InterestImported', 1, factsOf(interestFields, { interestId: recordId }));

export const leadEvents = [LeadImported, InterestImported] as const;
export type LeadEvent = EventsOf<typeof leadEvents>;
