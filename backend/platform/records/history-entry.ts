import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { Actor } from '../../../events/kernel/metadata.js';
import type { Aggregate } from '../commands/aggregate.js';
import { DETAILS } from './field-changes.js';
import type { HistoryEntry, HistoryWords } from './history.js';

const NOT_SEEN = 'A change that you may not see';
const NOTHING_TOLD = { title: NOT_SEEN, type: '' };
/** The name of a reaction says what it was about. */
const NOBODY_TOLD: Actor = { kind: 'system', id: '', name: 'The server' };

/** One event in the aggregate's own words, without the changes that the reader may not see (`decisions.md B25`). */
export function historyEntry(
  { describe }: Pick<Aggregate<never>, 'describe'>,
  event: RecordedEvent,
  hidden: ReadonlySet<string>,
): HistoryEntry {
  const { tells = '', ...words } = describe(event);
  const { actor } = event.metadata;
  const untold = hidden.has(tells);
  return {
    ...(untold ? NOTHING_TOLD : { ...words, title: visibleTitle(words, hidden), type: event.type }),
    changes: words.changes.filter(({ field }) => !hidden.has(field)),
    revision: event.revision,
    position: event.position,
    by: untold && actor.kind === 'system' ? NOBODY_TOLD : actor,
    at: event.metadata.occurredAt,
    recordedAt: event.recordedAt,
  };
}

/** A title that is the label of its only field would name a hidden one. */
function visibleTitle({ title, changes }: HistoryWords, hidden: ReadonlySet<string>): string {
  const shown = changes.some(({ field, label }) => label === title && hidden.has(field)) ? DETAILS : title;
  return shown === DETAILS && changes.length > 0 && changes.every(({ field }) => hidden.has(field)) ? NOT_SEEN : shown;
}
