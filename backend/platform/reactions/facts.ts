import type { Position } from '../../../events/store/event-store.js';
import { TryLater } from '../../../projections/engine/consumer.js';

/** What a reaction may know beside its event. */
export interface Facts {
  /**
   * A number for a new record, the same however often the event comes.
   * @param name category of the record's stream
   * @param as tells numbers of one category apart, where the event needs several
   */
  number(name: string, as?: string): Promise<number>;
  /** What a look-up in a list answers once the list has read at least as far as the event. */
  from<T>(list: string, lookUp: () => Promise<T>): Promise<T>;
}

export interface FactSources {
  nextId(name: string, id: string): Promise<number>;
  /** @returns false when the list has not got there in time */
  waitFor(list: string, position: Position): Promise<boolean>;
}

/** @param id stays the same for the event and the reaction */
export function factsAbout(id: (what: string) => string, position: Position, sources: FactSources): Facts {
  return {
    number: (name, as) => sources.nextId(name, id(as === undefined ? `number/${name}` : `number/${name}/${as}`)),
    async from(list, lookUp) {
      if (!(await sources.waitFor(list, position))) throw new TryLater(`${list} has not read as far as the event yet`);
      return lookUp();
    },
  };
}
