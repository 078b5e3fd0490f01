import { isOurs } from '../../../events/kernel/own-event.js';
import type { StoredEvent } from '../../../events/store/event-store.js';
import type { ForeignFound } from './log-memory.js';

/** @param before what was found in front of these events */
export function foreignAmong(events: readonly StoredEvent[], before: ForeignFound): ForeignFound {
  const foreign = events.filter((event) => !isOurs(event));
  const last = foreign.at(-1);
  return { count: before.count + foreign.length, last: last ? { stream: last.stream, type: last.type, at: last.recordedAt } : before.last };
}
