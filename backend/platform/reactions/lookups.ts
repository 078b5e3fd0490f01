import type { Position, StoredEvent } from '../../../events/store/event-store.js';
import { TryLater } from '../../../projections/engine/consumer/consumer.js';
import type { Wanted } from '../../../projections/engine/parking/held-by.js';
import type { ParkedHead } from '../../../projections/engine/parking/parking.js';

/** What a reaction may know beside its event. */
export interface Lookups {
  /**
   * A number for a new record, the same however often the event comes.
   * @param name category of the record's stream
   * @param as tells numbers of one category apart, where the event needs several
   */
  number(name: string, as?: string): Promise<number>;
  /**
   * What a look-up in a list answers once the list has read at least as far as the event.
   * @param of streams whose rows are looked up, beside the event's own: the answer waits while the list has one of them parked.
   *   Rows that are found by what they hold are of any stream of their category: it waits for those that say what is looked for.
   */
  from<T>(list: string, lookUp: () => Promise<T>, of?: readonly Wanted[]): Promise<T>;
}

export interface FactSources {
  nextId(name: string, id: string): Promise<number>;
  /** @returns false when the list has not got there in time */
  waitFor(list: string, position: Position): Promise<boolean>;
  /** The list's parked event that makes these rows stale. */
  heldBy(list: string, wanted: readonly Wanted[]): Promise<ParkedHead | undefined>;
}

/** @param id stays the same for the event and the reaction */
export function lookupsAbout(id: (what: string) => string, { position, stream }: Pick<StoredEvent, 'position' | 'stream'>, sources: FactSources): Lookups {
  return {
    number: (name, as) => sources.nextId(name, id(as === undefined ? `number/${name}` : `number/${name}/${as}`)),
    async from(list, lookUp, of = []) {
      if (!(await sources.waitFor(list, position))) throw new TryLater(`${list} has not read as far as the event yet`);
      const held = await sources.heldBy(list, [stream, ...of]);
      // Whoever looks at Operations releases it or leaves it out there.
      if (held) throw new TryLater(`${list} has ${held.eventType} parked, revision ${held.revision} of ${held.stream}: what is looked up depends on it`);
      return lookUp();
    },
  };
}
