import { START, type Position } from '../../../events/store/event-store.js';

/** What was found of a database and the event log beside it. */
export interface Found {
  /** The log that the database remembers. */
  readonly remembered: string | undefined;
  /** The log's own word which one it is. */
  readonly begun: string | undefined;
  readonly head: Position;
  /** How far the read models have read. */
  readonly read: Position;
  /** Whether an event that the database knows of stands in the log; undefined when it knows of none. */
  readonly landmarkStands: boolean | undefined;
}

/**
 * `empty`: the log has nothing, `another`: it is not the one that was remembered, `older`: it ends before what was read,
 * `parted`: it went on differently.
 */
export type Misfit = 'empty' | 'another' | 'older' | 'parted';

/** Why a database and a log do not belong together; undefined when they do. Pure. */
export function misfit({ remembered, begun, head, read, landmarkStands }: Found): Misfit | undefined {
  const known = remembered !== undefined || read > nowhere(read);
  if (known && head <= nowhere(head)) return 'empty';
  if (remembered !== undefined && begun !== undefined && begun !== remembered) return 'another';
  if (read > head) return 'older';
  if (landmarkStands === false) return 'parted';
  if (remembered !== undefined && begun === undefined) return 'another';
  return undefined;
}

/** Stores name the place before the first event in their own way: START, or zeros only. */
function nowhere(position: Position): Position {
  return /^[0/]*$/.test(position) ? position : START;
}

const wayOut = 'bring back a copy of the event store that is as new as the database, or begin with an empty database that is given the keys of people first (npm run keys:export with this one, npm run keys:import with the empty one), as without them every lead is blank for good (docs/operations.md, "Backup and restore")';

/** The sentence that the start ends with. @param place of an EventStoreDB; undefined when the database keeps the events itself */
export function misfitSentence(why: Misfit, place: string | undefined): string {
  const store = place === undefined ? 'The event log in the database' : `The event store at ${place}`;
  if (place === undefined && (why === 'empty' || why === 'another'))
    return 'The events of this database are kept elsewhere: set EVENTSTORE_URL to the EventStoreDB that it was used with.';
  switch (why) {
    case 'empty':
      return `${store} is empty, and the database belongs to one that is not: set EVENTSTORE_URL to that one, or ${wayOut}.`;
    case 'another':
      return `${store} is not the one that the database belongs to: set EVENTSTORE_URL and DATABASE_URL to two that belong together, or ${wayOut}.`;
    case 'older':
      return `${store} is older than the database, which has read further than it goes: ${wayOut}.`;
    case 'parted':
      return `${store} lacks events that the database has read, or went on differently: ${wayOut}.`;
  }
}
