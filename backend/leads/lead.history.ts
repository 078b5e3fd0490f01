import { isOneOf, type RecordedEvent } from '../../events/kernel/event.js';
import { interestEvents } from '../../events/leads/interest.events.js';
import { leadCommunicationEvents } from '../../events/leads/lead-communications.events.js';
import { leadMergeEvents } from '../../events/leads/lead-merge.events.js';
import { leadFields } from '../../events/leads/lead.fields.js';
import type { LeadEvent } from '../../events/leads/lead.events.js';
import { leadErasureEvents } from '../../events/leads/lead-erasure.events.js';
import { describeLeadErasure } from './erasure/lead-erasure.history.js';
import { describeChanges, filledIn, revisionWords } from '../platform/records/field-changes.js';
import type { FieldChange, HistoryWords } from '../platform/records/history.js';
import { describeCommunicationEvent } from './communications/lead-communications.history.js';
import { describeMergeEvent } from './merge/lead-merge.history.js';
import { describeInterestEvent } from './interests/lead-interests.history.js';

/** How the history of a lead reads. */
export function describeLeadEvent(event: RecordedEvent<LeadEvent>): HistoryWords {
  if (isOneOf(leadCommunicationEvents, event)) return describeCommunicationEvent(event);
  if (isOneOf(leadErasureEvents, event)) return describeLeadErasure(event);
  if (isOneOf(interestEvents, event)) return describeInterestEvent(event);
  if (isOneOf(leadMergeEvents, event)) return describeMergeEvent(event);
  switch (event.type) {
    case 'LeadImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'LeadCreated':
      return { title: 'Created', changes: inWords(filledIn(leadFields, event.data)), ...(event.data.reason && { reason: event.data.reason }) };
    case 'LeadRevised':
      return revisionWords(inWords({ ...event.data.changes }));
    case 'LeadStatusChanged':
      return { title: 'Status', changes: describeChanges(leadFields, { leadStatus: event.data }) };
    case 'LeadDeleted':
      return { title: 'Deleted', changes: [] };
    case 'LeadRestored':
      return { title: 'Brought back', changes: [] };
    default:
      return event satisfies never;
  }
}

/** The rep is told by name, under what the number is called. */
function inWords({ marketingEmployeeId: _, ...changes }: Parameters<typeof describeChanges>[1]): FieldChange[] {
  return describeChanges(leadFields, changes).map(({ computed: __, ...change }) => (change.field === 'marketingRep' ? { ...change, label: leadFields.marketingEmployeeId.label } : change));
}
