import type { EventStore } from '../../../events/store/event-store.js';
import { EventStoreDbEventStore } from '../../../events/store/eventstoredb.event-store.js';
import { PostgresEventStore } from '../../../events/store/postgres.event-store.js';
import { CannotStart } from '../config/cannot-start.js';

/** @throws CannotStart when the store does not answer */
export async function openEventStore(eventStoreUrl: string | undefined, databaseUrl: string): Promise<EventStore> {
  if (eventStoreUrl === undefined) return PostgresEventStore.open(databaseUrl);
  try {
    return await EventStoreDbEventStore.open(eventStoreUrl);
  } catch (error) {
    throw new CannotStart(`EVENTSTORE_URL does not lead to an EventStoreDB that answers: ${(error as Error).message}`);
  }
}
