import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { LeadCommunicationEvent } from '../../../events/leads/lead-communications.events.js';
import { leadFields } from '../../../events/leads/lead.fields.js';
import { describeChanges } from '../../platform/records/field-changes.js';
import type { HistoryWords } from '../../platform/records/history.js';

/** How the history of a lead tells of what was said to it. */
export function describeCommunicationEvent(event: RecordedEvent<LeadCommunicationEvent>): HistoryWords {
  switch (event.type) {
    case 'LeadCommunicationAdded':
      return { title: event.data.Type || '(no type)', changes: [], reason: event.data.Note || '(no note)' };
    case 'TourReminderPlanned':
      return { title: `Reminder of the tour on ${slashed(event.data.tourDate)} planned`, changes: [] };
    case 'TextRequested':
      return { title: `${event.data.template || 'Text'} texted`, changes: [], reason: event.data.body ?? '' };
    case 'TextSent':
      return { title: 'Text sent', changes: [] };
    case 'TextDelivered':
      return { title: 'Text delivered', changes: [] };
    case 'TextFailed':
      return { title: 'Text failed', changes: [], reason: event.data.reason };
    case 'TextTakenBack':
      return { title: 'Text taken back', changes: [], reason: event.data.reason };
    case 'LeadOptedOut':
    case 'LeadOptedIn':
      return {
        title: `Answered ${event.data.word}: ${event.type === 'LeadOptedOut' ? 'no texts any more' : 'texts may come again'}`,
        changes: describeChanges(leadFields, { ...event.data.changes }),
        toldInTitle: true,
      };
    default:
      return event satisfies never;
  }
}

function slashed(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
