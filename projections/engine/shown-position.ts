import type { Position } from '../../events/store/event-store.js';

/**
 * A place just after `position` and before the store's next event, for rows that changed without a new event.
 * Sound because `~` sorts after every character of a position and the number has a fixed width.
 */
export function justAfter(position: Position): Position {
  const [place = '', count = '0'] = position.split('~');
  return `${place}~${String(Number(count) + 1).padStart(8, '0')}`;
}
