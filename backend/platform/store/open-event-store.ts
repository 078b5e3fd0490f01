import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable, type EventStore } from '../../../events/store/event-store.js';
import { PostgresEventStore } from '../../../events/store/postgres.event-store.js';
import { CannotStart } from '../config/cannot-start.js';
import { authorityFileFault } from './authority-file.js';
import { certificateFault } from './certificate-fault.js';
import { asksForTls, tlsMismatch } from './tls-mismatch.js';
import { WatchedEventStore } from './watched-event-store.js';

/** A cluster may be choosing its leader when we come. */
const PATIENCE_MS = 30_000;
const ANSWER_MS = 5_000;

/** Where events are kept that no EventStoreDB keeps. */
interface EventDatabase {
  readonly url: string;
  /** For those who read. */
  readonly connections?: number;
}

/** @throws CannotStart when the store does not answer, or cannot be asked */
export async function openEventStore(eventStoreUrl: string | undefined, database: EventDatabase, patienceMs = PATIENCE_MS): Promise<EventStore> {
  if (eventStoreUrl === undefined) return PostgresEventStore.open(database.url, database.connections === undefined ? {} : { readers: database.connections });
  const fault = asksForTls(eventStoreUrl) ? authorityFileFault(eventStoreUrl) : undefined;
  if (fault) throw new CannotStart(fault);
  const opening = open(eventStoreUrl, patienceMs);
  const store = await Promise.race([opening, sleep(patienceMs, undefined, { ref: false })]);
  // Events in Postgres are away only together with all else.
  if (store) return new WatchedEventStore(store);
  // Should it answer after all, nobody is waiting any more.
  void opening.then((late) => late.close()).catch(() => undefined);
  throw await doesNotAnswer(eventStoreUrl);
}

async function open(url: string, total: number): Promise<EventStore> {
  // Its client is large, and few companies' starts need it.
  const { EventStoreDbEventStore } = await import('../../../events/store/eventstoredb.event-store.js');
  try {
    return await EventStoreDbEventStore.open(url, { patience: { total, answer: ANSWER_MS } });
  } catch (error) {
    if (error instanceof StoreUnavailable) throw await doesNotAnswer(url);
    throw new CannotStart(`The event store at ${placeOf(url)} cannot be used: ${(error as Error).message.replace(/\.$/, '')}.`);
  }
}

async function doesNotAnswer(url: string): Promise<CannotStart> {
  const place = placeOf(url);
  const hosts = place.split(',');
  const fault = (await tlsMismatch(url, hosts)) ?? (asksForTls(url) ? await certificateFault(url, hosts) : undefined);
  if (fault) return new CannotStart(`The event store at ${place} ${fault}.`);
  return new CannotStart(`The event store at ${place} does not answer: check that it runs and that EVENTSTORE_URL names it.`);
}

/** Hosts only: the address may hold a password. */
export function placeOf(url: string): string {
  return url.replace(/^[^/]*\/\/(?:[^@/]*@)?/, '').replace(/[/?].*$/, '');
}
