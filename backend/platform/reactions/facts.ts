import type { Position, StoredEvent } from '../../../events/store/event-store.js';
import { TryLater } from '../../../projections/engine/consumer.js';

/** What a reaction may know beside its event. */
export interface Facts {
  /**
   * A number for a new record, the same however often the event comes.
   * @param name category of the record's stream
   * @param as tells numbers of one category apart, where the event needs several
   */
  number(name: string, as?: string): Promise<number>;
  /**
   * What a look-up in a list answers once the list has read at least as far as the event.
   * @param of streams whose rows are looked up, beside the event's own: the answer waits while the list has one of them parked.
   *   Rows that are found by what they hold are of any stream of their category, named by its beginning (`tour-`).
   */
  from<T>(list: string, lookUp: () => Promise<T>, of?: readonly string[]): Promise<T>;
}

export interface FactSources {
  nextId(name: string, id: string): Promise<number>;
  /** @returns false when the list has not got there in time */
  waitFor(list: string, position: Position): Promise<boolean>;
  /** Of these streams the list has an event parked: their rows are stale. */
  isHeld(list: string, streams: readonly string[]): Promise<boolean>;
}

/** @param id stays the same for the event and the reaction */
export function factsAbout(id: (what: string) => string, { position, stream }: Pick<StoredEvent, 'position' | 'stream'>, sources: FactSources): Facts {
  return {
    number: (name, as) => sources.nextId(name, id(as === undefined ? `number/${name}` : `number/${name}/${as}`)),
    async from(list, lookUp, of = []) {
      if (!(await sources.waitFor(list, position))) throw new TryLater(`${list} has not read as far as the event yet`);
      if (await sources.isHeld(list, [stream, ...of])) throw new TryLater(`${list} has an event parked that the row depends on`);
      return lookUp();
    },
  };
}
