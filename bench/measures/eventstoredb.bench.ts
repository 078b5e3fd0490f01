import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, excludeSystemEvents, jsonEvent, NO_STREAM, START as LOG_START } from '@eventstore/db-client';
import { EventStoreDbEventStore } from '../../events/store/eventstoredb.event-store.js';
import { START } from '../../events/store/event-store.js';
import { compare, sampleEvent, type AppendOnce } from '../append-load.js';
import { median, type BenchRow } from '../bench-row.js';
import { portAppends } from './event-store.bench.js';

const WRITERS = 64;
const CATCH_UP = 50_000;
const CATCH_UP_ROUNDS = 5;

/** Appends and catch-up through the adapter against the bare client on the same server. */
export async function runEventStoreDbBench(url: string | undefined): Promise<BenchRow[]> {
  if (url === undefined) return [];
  const store = await EventStoreDbEventStore.open(url);
  const client = EventStoreDBClient.connectionString(url);
  try {
    const appends = await compare(WRITERS, portAppends(store), clientAppends(client));
    const catchUp = await compareCatchUp(store, client);
    return [
      row(`appends/s of the EventStoreDB adapter, ${WRITERS} writers`, appends, 'appends/s'),
      row('catch-up events/s of the EventStoreDB adapter', catchUp, 'events/s'),
    ];
  } finally {
    await store.close();
    await client.dispose();
  }
}

function clientAppends(client: EventStoreDBClient): AppendOnce {
  const streams = new Map<number, { readonly name: string; revision: bigint | typeof NO_STREAM }>();
  return async (writer) => {
    const stream = streams.get(writer) ?? { name: `bench-${randomUUID()}`, revision: NO_STREAM };
    streams.set(writer, stream);
    const { id, type, data, metadata } = sampleEvent();
    const event = jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: metadata as Record<string, unknown> });
    const options = { expectedRevision: stream.revision };
    stream.revision = (await client.appendToStream(stream.name, event, options)).nextExpectedRevision;
  };
}

async function compareCatchUp(store: EventStoreDbEventStore, client: EventStoreDBClient) {
  const rates = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < CATCH_UP_ROUNDS; round++) {
    rates.baseline.push(await eventsASecond(() => readBare(client)));
    rates.ours.push(await eventsASecond(() => readPort(store)));
  }
  return { ours: median(rates.ours), baseline: median(rates.baseline) };
}

async function eventsASecond(read: () => Promise<number>): Promise<number> {
  const begun = performance.now();
  const events = await read();
  return events / ((performance.now() - begun) / 1000);
}

async function readPort(store: EventStoreDbEventStore): Promise<number> {
  let events = 0;
  const end = new AbortController();
  for await (const batch of store.subscribe(START, { signal: end.signal, batchSize: 1000 })) {
    events += batch.events.length;
    if (events >= CATCH_UP || batch.caughtUp) break;
  }
  return events;
}

async function readBare(client: EventStoreDBClient): Promise<number> {
  let events = 0;
  const subscription = client.subscribeToAll({
    fromPosition: LOG_START,
    filter: excludeSystemEvents({ checkpointInterval: 100 }),
  });
  await new Promise<void>((resolve, reject) => {
    subscription.on('data', () => ++events >= CATCH_UP && resolve());
    subscription.on('caughtUp', () => resolve());
    subscription.on('error', reject);
  });
  await subscription.unsubscribe();
  return events;
}

function row(what: string, { ours, baseline }: { ours: number; baseline: number }, unit: string): BenchRow {
  const ratio = ours / baseline;
  return { what, against: 'the bare client', ours, baseline, ratio, aim: 'at least 0.9x', unit, met: ratio >= 0.9 };
}
