import { randomUUID } from 'node:crypto';
import type { Batch, EventStore, NewEvent, Position, StoredEvent } from '../../events/store/event-store.js';

/** Names are fresh every time: the suite also runs on stores that keep what earlier runs wrote. */
export const newStream = (): string => `shipment-${randomUUID()}`;

export function newEvent(data: unknown = { weight: '12.50' }, type = 'ShipmentPacked'): NewEvent {
  return { id: randomUUID(), type, data, metadata: { actor: 'packer', commandId: randomUUID() } };
}

export const newEvents = (count: number): NewEvent[] => Array.from({ length: count }, (_, index) => newEvent({ box: index }));

export async function eventsOf(store: EventStore, stream: string): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of store.read(stream)) events.push(event);
  return events;
}

/** Follows from a position until `done` says that it has seen enough, or the time is up. */
export async function follow(
  store: Pick<EventStore, 'subscribe'>,
  after: Position,
  done: (events: readonly StoredEvent[], batch: Batch) => boolean,
  timeout = 30_000,
  types?: ReadonlySet<string>,
): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  const end = AbortSignal.timeout(timeout);
  for await (const batch of store.subscribe(after, { signal: end, ...(types && { types }) })) {
    events.push(...batch.events);
    if (done(events, batch)) break;
  }
  return events;
}
