import type { RecordedEvent } from '../../../events/kernel/event.js';
import { leadFields } from '../../../events/leads/lead.fields.js';
import type { LeadMergeEvent } from '../../../events/leads/lead-merge.events.js';
import { describeChanges } from '../../platform/records/field-changes.js';
import type { HistoryWords } from '../../platform/records/history.js';

/** How the histories of both leads tell that they are one. */
export function describeMergeEvent(event: RecordedEvent<LeadMergeEvent>): HistoryWords {
  const reason = 'reason' in event.data && event.data.reason ? { reason: event.data.reason } : {};
  switch (event.type) {
    case 'LeadMerged':
      return { title: `Merged into lead ${event.data.into}`, changes: [], ...reason };
    case 'LeadTakenApart':
      return { title: `Taken apart from lead ${event.data.from}`, changes: [], ...reason };
    case 'LeadTakenOver':
      return withWords(`Lead ${event.data.mergedLeadId} merged into this one`, event.data, 'came with it');
    case 'LeadGivenBack':
      return withWords(`Taken apart from lead ${event.data.mergedLeadId}`, event.data, 'went back');
    case 'LeadsToldApart':
      return { title: `Not the same as lead ${event.data.otherLeadId}`, changes: [], ...reason };
    case 'LeadsNotToldApart':
      return { title: `Perhaps the same as lead ${event.data.otherLeadId} after all`, changes: [] };
    default:
      return event satisfies never;
  }
}

interface Brought {
  readonly changes: object;
  readonly interests: readonly unknown[];
  readonly communications: readonly unknown[];
}

/** "Lead 640 merged into this one: email, 2 interests, 1 communication came with it" */
function withWords(what: string, { changes, interests, communications }: Brought, came: string): HistoryWords {
  const told = describeChanges(leadFields, { ...changes }).filter(({ from, to }) => from !== to);
  const parts = [...told.map(({ label }) => label.toLowerCase()), counted(interests.length, 'interest'), counted(communications.length, 'communication')].filter(Boolean);
  return { title: parts.length === 0 ? what : `${what}: ${parts.join(', ')} ${came}`, toldInTitle: true, changes: told };
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
