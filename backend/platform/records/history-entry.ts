import type { RecordedEvent } from '../../../events/event.js';
import type { Aggregate } from '../commands/aggregate.js';
import type { HistoryEntry, HistoryWords } from './history.js';

/** One event in the aggregate's own words, without the changes that the reader may not see (`decisions.md B25`). */
export function historyEntry(
  { describe }: Pick<Aggregate<never>, 'describe'>,
  event: RecordedEvent,
  hidden: ReadonlySet<string>,
): HistoryEntry {
  const words = describe(event);
  return {
    ...words,
    title: visibleTitle(words, hidden),
    changes: words.changes.filter(({ field }) => !hidden.has(field)),
    revision: event.revision,
    position: event.position,
    type: event.type,
    by: event.metadata.actor,
    at: event.metadata.occurredAt,
    recordedAt: event.recordedAt,
  };
}

/** A title that is the label of its only field would name a hidden one. */
function visibleTitle({ title, changes }: HistoryWords, hidden: ReadonlySet<string>): string {
  return changes.some(({ field, label }) => label === title && hidden.has(field)) ? 'Details' : title;
}
