import type { RecordedEvent } from '../../events/event.js';
import { leadFields } from '../../events/lead-fields.values.js';
import type { LeadMergeEvent } from '../../events/lead-merge.js';
import { describeChanges } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';

/** How the histories of both leads tell that they are one. */
export function describeMergeEvent(event: RecordedEvent<LeadMergeEvent>): HistoryWords {
  const reason = 'reason' in event.data && event.data.reason ? { reason: event.data.reason } : {};
  switch (event.type) {
    case 'LeadMerged':
      return { title: `Merged into lead ${event.data.into}`, changes: [], ...reason };
    case 'LeadTakenApart':
      return { title: `Taken apart from lead ${event.data.from}`, changes: [], ...reason };
    case 'LeadTakenOver':
      return { title: `Lead ${event.data.mergedLeadId} merged into this one${broughtAlong(event.data)}`, changes: describeChanges(leadFields, { ...event.data.changes }) };
    case 'LeadGivenBack':
      return { title: `Taken apart from lead ${event.data.mergedLeadId}${broughtAlong(event.data)}`, changes: describeChanges(leadFields, { ...event.data.changes }) };
    case 'LeadsToldApart':
      return { title: `Not the same as lead ${event.data.otherLeadId}`, changes: [], ...reason };
    case 'LeadsNotToldApart':
      return { title: `Perhaps the same as lead ${event.data.otherLeadId} after all`, changes: [] };
    default:
      return event satisfies never;
  }
}

/** ", with 2 interests and 1 communication". */
function broughtAlong({ interests, communications }: { readonly interests: readonly unknown[]; readonly communications: readonly unknown[] }): string {
  const parts = [counted(interests.length, 'interest'), counted(communications.length, 'communication')].filter(Boolean);
  return parts.length === 0 ? '' : `, with ${parts.join(' and ')}`;
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
