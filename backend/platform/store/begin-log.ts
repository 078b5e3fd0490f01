import { randomUUID } from 'node:crypto';
import { EVENT_LOG_STREAM, EventLogBegun } from '../../../events/kernel/event-log.js';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { isOurs } from '../../../events/kernel/own-event.js';
import { NO_STREAM, WrongExpectedRevision, type EventStore, type StoredEvent } from '../../../events/store/event-store.js';

/** The event that says which log this is; undefined in one that is empty or older than this event. */
export async function beginningOf(store: EventStore): Promise<StoredEvent | undefined> {
  for await (const event of store.read(EVENT_LOG_STREAM, { limit: 1 })) return isOurs(event) && event.type === EventLogBegun.type ? event : undefined;
  return undefined;
}

export function logIdOf({ data }: StoredEvent): string {
  return (data as { readonly logId: string }).logId;
}

/** Gives a log its identity. Of two processes that start together the first one's stands. */
export async function begin(store: EventStore): Promise<StoredEvent> {
  const commandId = randomUUID();
  const metadata: EventMetadata = {
    actor: { kind: 'system', id: 'setup', name: 'Setup' },
    commandId,
    commandHash: '',
    correlationId: commandId,
    causationId: commandId,
    occurredAt: new Date().toISOString(),
    schemaVersion: EventLogBegun.version,
  };
  const event = { id: randomUUID(), ...EventLogBegun({ logId: randomUUID() }), metadata };
  await store.append(EVENT_LOG_STREAM, NO_STREAM, [event]).catch((error: unknown) => {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  });
  const begun = await beginningOf(store);
  if (!begun) throw new Error(`Somebody else writes to the stream ${EVENT_LOG_STREAM}`);
  return begun;
}
