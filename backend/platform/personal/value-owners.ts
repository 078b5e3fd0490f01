import { Injectable } from '@nestjs/common';
import type { DomainEvent, RecordedEvent } from '../../../events/kernel/event.js';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { categoryIn } from '../../../events/kernel/stream-name.js';
import type { StoredEvent } from '../../../events/store/event-store.js';
import { opened, personalValues, sealed, unsealedPlaces, type Keys } from '../../../events/store/personal/sealed-event.js';
import { vocabulary } from '../../../events/vocabulary.js';
import type { Aggregate } from '../commands/aggregate.js';

/** What of an aggregate tells whose a value in one of its events is. */
type Telling = Pick<Aggregate<unknown, never, DomainEvent>, 'category' | 'initial' | 'evolve' | 'personOf' | 'othersIn'>;

/**
 * Says whose each value in a stream is, by the deciders of today. Events from before values were sealed for the person whose
 * they were keep the envelope that they got then.
 */
@Injectable()
export class ValueOwners {
  private readonly aggregates = new Map<string, Telling>();

  /** @param aggregate one whose events may hold values of several people */
  add<State, E extends DomainEvent>(aggregate: Pick<Aggregate<State, never, E>, 'category' | 'initial' | 'evolve' | 'personOf' | 'othersIn'>): void {
    this.aggregates.set(aggregate.category, aggregate as unknown as Telling);
  }

  /**
   * Events of one stream that hold a value of these people in the clear or under somebody else's key, as they are to be stored.
   * @param events all of the stream, as stored
   * @param keys of everybody in it, also of these people
   */
  misplaced(stream: string, events: readonly StoredEvent[], keys: Keys, persons: ReadonlySet<string>): StoredEvent[] {
    const aggregate = this.aggregates.get(categoryIn(stream));
    if (!aggregate) return [];
    let state = aggregate.initial;
    return events.flatMap((stored) => {
      const event = withOwners(opened(stored, keys), state, aggregate);
      const decoded = vocabulary.decode(event);
      if (decoded) state = aggregate.evolve(state, decoded);
      return isMisplaced(stored, event, keys, persons) ? [sealedAnew(event, keys)] : [];
    });
  }
}

function withOwners(event: StoredEvent, state: unknown, aggregate: Telling): StoredEvent {
  const decoded = vocabulary.decode(event);
  if (!decoded) return event;
  const metadata = event.metadata as EventMetadata;
  const person = metadata.person ?? aggregate.personOf?.(state);
  const others = { ...aggregate.othersIn?.(decoded as RecordedEvent<DomainEvent>, state, undefined), ...metadata.others };
  return { ...event, metadata: { ...metadata, ...(person && { person }), ...(Object.keys(others).length > 0 && { others }) } };
}

function isMisplaced(stored: StoredEvent, event: StoredEvent, keys: Keys, persons: ReadonlySet<string>): boolean {
  const owned = personalValues(event.stream, event, vocabulary.personalIn(event.type));
  return [...owned].some(([person, values]) => {
    if (!persons.has(person)) return false;
    const places = unsealedPlaces(stored, person, keys.get(person));
    return values.some(({ place }) => !places.has(place.join('.')));
  });
}

/** Writes the envelopes anew that could be opened; one of somebody without a key stays, and so does what it could not be sealed for. */
function sealedAnew(event: StoredEvent, keys: Keys): StoredEvent {
  const metadata = event.metadata as EventMetadata;
  const unopened = Object.fromEntries(Object.entries(metadata.sealed ?? {}).filter(([person]) => !keys.has(person)));
  return sealed(event.stream, { ...event, metadata: { ...metadata, sealed: unopened } }, vocabulary.personalIn(event.type), keys, new Set(keys.keys()));
}
