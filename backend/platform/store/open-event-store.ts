import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../../../events/store/event-store.js';
import { EventStoreDbEventStore } from '../../../events/store/eventstoredb.event-store.js';
import { PostgresEventStore } from '../../../events/store/postgres.event-store.js';
import { CannotStart } from '../config/cannot-start.js';

/** A cluster may be choosing its leader when we come. */
const PATIENCE_MS = 30_000;

/** @throws CannotStart when the store does not answer */
export async function openEventStore(eventStoreUrl: string | undefined, databaseUrl: string): Promise<EventStore> {
  if (eventStoreUrl === undefined) return PostgresEventStore.open(databaseUrl);
  const opening = open(eventStoreUrl);
  const store = await Promise.race([opening, sleep(PATIENCE_MS, undefined, { ref: false })]);
  if (store) return store;
  // Should it answer after all, nobody is waiting any more.
  void opening.then((late) => late.close()).catch(() => undefined);
  throw new CannotStart(`The event store at ${placeOf(eventStoreUrl)} does not answer: check EVENTSTORE_URL.`);
}

async function open(url: string): Promise<EventStore> {
  try {
    return await EventStoreDbEventStore.open(url);
  } catch (error) {
    throw new CannotStart(`The event store at ${placeOf(url)} cannot be used: ${(error as Error).message.replace(/\.$/, '')}.`);
  }
}

/** Hosts only: the address may hold a password. */
function placeOf(url: string): string {
  return url.replace(/^[^/]*\/\/(?:[^@/]*@)?/, '').replace(/[/?].*$/, '');
}
