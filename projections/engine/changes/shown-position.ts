import type { Position } from '../../../events/store/event-store.js';

/**
 * A place just after `position` and before the store's next event, for rows that changed without a new event.
 * Sound because `~` sorts after every character of a position and the number has a fixed width.
 */
export function justAfter(position: Position): Position {
  const [place = '', count = '0'] = position.split('~');
  return `${place}~${String(Number(count) + 1).padStart(8, '0')}`;
}

/** The event that a place is at or just after: all that another projection can show of it. */
export function eventBehind(position: Position): Position {
  return position.split('~')[0]!;
}
