import type { RecordedEvent } from '../../../events/event.js';
import type { Aggregate } from '../commands/aggregate.js';
import type { HistoryEntry } from './history.js';

/** One event in the aggregate's own words, without the changes that the reader may not see (`decisions.md B25`). */
export function historyEntry(
  { describe }: Pick<Aggregate<never>, 'describe'>,
  event: RecordedEvent,
  hidden: ReadonlySet<string>,
): HistoryEntry {
  const words = describe(event);
  return {
    ...words,
    changes: words.changes.filter(({ field }) => !hidden.has(field)),
    revision: event.revision,
    position: event.position,
    type: event.type,
    by: event.metadata.actor,
    at: event.metadata.occurredAt,
    recordedAt: event.recordedAt,
  };
}
