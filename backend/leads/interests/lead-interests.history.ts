import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { InterestEvent } from '../../../events/leads/interest.events.js';
import { interestFormFields } from '../../../events/leads/lead.fields.js';
import { describeChanges, filledIn } from '../../platform/records/field-changes.js';
import type { FieldChange, HistoryWords } from '../../platform/records/history.js';

/** How the history of a lead tells of what it would like to buy. */
export function describeInterestEvent(event: RecordedEvent<InterestEvent>): HistoryWords {
  switch (event.type) {
    case 'InterestImported':
      return { title: `Interest in ${nameOf(event.data)} taken over from the old system`, changes: [] };
    case 'InterestAdded':
      return { title: `Interest in ${nameOf(event.data)} added`, changes: told(event.data, filledIn(interestFormFields, event.data)), toldInTitle: true };
    case 'InterestRevised':
      return { title: `Interest in ${nameOf(event.data)}`, changes: told(event.data, { ...event.data.changes }) };
    case 'InterestRemoved':
      return { title: `Interest in ${nameOf(event.data)} removed`, changes: [] };
    case 'InterestsReprioritized':
      return { title: `Interests in order: ${event.data.to.map(nameOf).join(', ')}`, changes: [] };
    default:
      return event satisfies never;
  }
}

interface Named {
  readonly interestId: number;
  readonly resort?: string;
}

function nameOf({ resort, interestId }: Named): string {
  return resort || `unit wish ${interestId}`;
}

/** Of which interest, and by names that no field of the lead has. */
function told(interest: Named, changes: Parameters<typeof describeChanges>[1]): FieldChange[] {
  return describeChanges(interestFormFields, changes).map((change) => ({ ...change, field: `interest.${change.field}`, of: nameOf(interest) }));
}
