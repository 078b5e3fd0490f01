import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '../../events/kernel/event.js';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import { NO_STREAM, type EventStore, type NewEvent, type Position } from '../../events/store/event-store.js';

/** The event as something that Dana Kim did at night in March. */
export function asNewEvent({ type, data }: DomainEvent): NewEvent {
  const metadata: EventMetadata = {
    actor: { kind: 'user', id: '7', name: 'Dana Kim' },
    commandId: randomUUID(),
    commandHash: '',
    correlationId: '',
    causationId: '',
    occurredAt: '2026-03-04T05:06:07.000Z',
    schemaVersion: 1,
  };
  return { id: randomUUID(), type, data, metadata };
}

/** Appends to the end of a stream, past every command. @returns where lists show it */
export async function happened(store: EventStore, stream: string, ...events: readonly DomainEvent[]): Promise<Position> {
  let last = NO_STREAM;
  for await (const { revision } of store.read(stream, { direction: 'backward', limit: 1 })) last = revision;
  return (await store.append(stream, last, events.map(asNewEvent))).position;
}
