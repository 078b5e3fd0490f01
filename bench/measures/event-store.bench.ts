import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { NO_STREAM, type EventStore } from '../../events/store/event-store.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { compare, sampleEvent, type AppendOnce } from '../append-load.js';
import type { BenchRow } from '../bench-row.js';
import { runEventStoreDbBench } from './eventstoredb.bench.js';

const WRITERS = 64;

/**
 * Durable appends through the port against raw INSERTs on the same server; and when EVENTSTORE_URL is set, the
 * EventStoreDB adapter against its bare client.
 * @param databaseUrl a fresh database
 */
export async function runEventStoreBench(databaseUrl: string): Promise<BenchRow[]> {
  const store = await PostgresEventStore.open(databaseUrl);
  const raw = await rawClients(databaseUrl);
  try {
    const many = await compare(WRITERS, portAppends(store), raw.insert);
    const one = await compare(1, portAppends(store), raw.insert);
    const rows = [
      row(`durable appends/s through the port, ${WRITERS} writers`, `one-row INSERTs by ${WRITERS} raw clients`, many, 3),
      row('durable appends/s through the port, 1 writer', 'one-row INSERTs by one raw client', one, 0.7),
    ];
    return [...rows, ...(await runEventStoreDbBench(process.env['EVENTSTORE_URL']))];
  } finally {
    await raw.end();
    await store.close();
  }
}

/** Each writer has a stream of its own and states the revision that it left there. */
export function portAppends(store: EventStore): AppendOnce {
  const streams = new Map<number, { readonly name: string; revision: number }>();
  return async (writer) => {
    const stream = streams.get(writer) ?? { name: `bench-${randomUUID()}`, revision: NO_STREAM };
    streams.set(writer, stream);
    stream.revision = (await store.append(stream.name, stream.revision, [sampleEvent()])).revision;
  };
}

/** The same columns and the same prepared statement every time, but no revision check and one index less. */
async function rawClients(url: string) {
  const clients = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  await clients[0]!.query(`create table raw_event (
    position bigserial primary key, stream text not null, revision int not null, id uuid not null, type text not null,
    data json not null, metadata json not null, recorded_at timestamptz not null default now())`);
  const text = 'insert into raw_event (stream, revision, id, type, data, metadata) values ($1, $2, $3, $4, $5, $6)';
  const insert: AppendOnce = (writer, count) => {
    const { id, type, data, metadata } = sampleEvent();
    const values = [`bench-${writer}`, count, id, type, JSON.stringify(data), JSON.stringify(metadata)];
    return clients[writer]!.query({ name: 'insert', text, values });
  };
  return { insert, end: () => Promise.all(clients.map((client) => client.end())) };
}

function row(what: string, against: string, { ours, baseline }: { ours: number; baseline: number }, least: number): BenchRow {
  const ratio = ours / baseline;
  return { what, against, ours, baseline, ratio, aim: `at least ${least}x`, unit: 'appends/s', met: ratio >= least };
}
