import { isOneOf, type RecordedEvent } from '../../events/kernel/event.js';
import { interestEvents } from '../../events/leads/interest.events.js';
import { leadCommunicationEvents } from '../../events/leads/lead-communications.events.js';
import { leadMergeEvents } from '../../events/leads/lead-merge.events.js';
import { leadFields } from '../../events/leads/lead.fields.js';
import type { LeadEvent } from '../../events/leads/lead.events.js';
import { leadErasureEvents } from '../../events/leads/lead-erasure.events.js';
import { describeLeadErasure } from './erasure/lead-erasure.history.js';
import { describeChanges } from '../platform/records/field-changes.js';
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
      return { title: 'Created', changes: filledIn(event.data), ...(event.data.reason && { reason: event.data.reason }) };
    case 'LeadRevised':
      return detailWords(event.data.changes);
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

function filledIn({ marketingEmployeeId: _, ...facts }: Readonly<Record<string, unknown>>): FieldChange[] {
  const filled = Object.entries(facts).filter(([, value]) => value !== '' && value !== null);
  return inWords(Object.fromEntries(filled.map(([field, to]) => [field, { from: null, to }])));
}

/** The rep is told by name, under what the number is called. */
function inWords(changes: Parameters<typeof describeChanges>[1]): FieldChange[] {
  return describeChanges(leadFields, changes).map(({ computed: _, ...change }) => (change.field === 'marketingRep' ? { ...change, label: leadFields.marketingEmployeeId.label } : change));
}

/** A single change goes by the name of its field. */
function detailWords({ marketingEmployeeId: _, ...told }: Extract<LeadEvent, { type: 'LeadRevised' }>['data']['changes']): HistoryWords {
  const changes = inWords(told);
  return { title: changes.length === 1 ? changes[0]!.label : 'Details', changes };
}
