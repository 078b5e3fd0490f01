import { Injectable } from '@nestjs/common';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { EventStore, type StoredEvent } from '../../../events/store/event-store.js';
import { sealedFor, type Keys } from '../../../events/store/personal/sealed-event.js';
import { SealingEventStore } from '../../../events/store/personal/sealing.event-store.js';
import { textsIn } from './value-index.js';
import { ValueOwners } from './value-owners.js';

/** Streams that speak of somebody who is erased, as the store keeps them. */
@Injectable()
export class SharedStreams {
  constructor(
    private readonly store: EventStore,
    private readonly owners: ValueOwners,
  ) {}

  /** Events there that hold a value of these people under the key of another, as they are to be stored. @param keys of those who are erased */
  async misplaced(streams: Iterable<string>, keys: Keys): Promise<StoredEvent[]> {
    const { keys: personKeys } = this.store as SealingEventStore;
    const found: StoredEvent[] = [];
    for (const stream of streams) {
      const events = await this.eventsOf(stream);
      const inUse = await personKeys.of([...new Set(events.flatMap((event) => sealedFor(event)))]);
      found.push(...this.owners.misplaced(stream, events, new Map([...inUse, ...keys]), new Set(keys.keys())));
    }
    return found;
  }

  /** What they say that is sealed for nobody, such as the names of colleagues. */
  async staying(streams: Iterable<string>): Promise<ReadonlySet<string>> {
    const staying = new Set<string>();
    for (const stream of streams) {
      for (const { data, metadata } of await this.eventsOf(stream)) {
        for (const text of textsIn(data)) staying.add(text);
        staying.add((metadata as EventMetadata).actor.name);
      }
    }
    return staying;
  }

  private async eventsOf(stream: string): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    for await (const event of (this.store as SealingEventStore).inner.read(stream)) events.push(event);
    return events;
  }
}
