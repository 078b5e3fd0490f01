import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { NO_STREAM, type StoredEvent } from '../../events/store/event-store.js';
import { EventStoreDbEventStore } from '../../events/store/eventstoredb.event-store.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { StandIn } from '../event-store/stand-in/stand-in-server.js';
import type { LogEntry } from '../event-store/stand-in/stand-in-log.js';
import { hasRealNodes, RealEventStore } from './real-event-store.js';
import { startApp, startedDatabase } from './start-app.js';
import { createTestDatabase, templateDatabase } from './test-database.js';

/** An event with its place, as a copy of the store's files would keep it. */
export interface KeptEvent {
  readonly stream: string;
}

/** A first start costs twice what later ones do, so what one leaves is copied; where the store is a real one it is still to come. */
export type GroundHolds = 'a company' | 'nothing';

/** A database and an event store that can be lost, copied and put back apart from each other. */
export interface StoresGround {
  readonly databaseUrl: string;
  readonly environment: NodeJS.ProcessEnv;
  /** All that is not an event. */
  loseDatabase(): Promise<void>;
  copyEvents(): Promise<readonly KeptEvent[]>;
  putBack(events: readonly KeptEvent[]): Promise<void>;
  countEvents(): Promise<number>;
  /** As a version before identities left a log and its database; undefined where events cannot be taken out. */
  readonly forgetIdentity?: () => Promise<void>;
  writeForeign(stream: string, type: string, metadata: unknown): Promise<void>;
  leave(): Promise<void>;
}

const LOST = ['public', 'projection', 'read_model', 'graphile_worker', 'jobs'];

export const groundsForStores = [
  { name: 'Postgres', prepare: onPostgres, takesOut: true, patienceMs: 120_000 },
  { name: 'EventStoreDB (a stand-in)', prepare: onStandIn, takesOut: true, patienceMs: 120_000 },
  ...(hasRealNodes ? [{ name: 'a real EventStoreDB', prepare: onRealNode, takesOut: false, patienceMs: 300_000 }] : []),
];

async function onPostgres(holds: GroundHolds = 'a company'): Promise<StoresGround> {
  const database = await (holds === 'nothing' ? createTestDatabase() : startedDatabase());
  const query = (text: string, values: unknown[] = []) => onDatabase(database.url, text, values);
  return {
    databaseUrl: database.url,
    environment: {},
    loseDatabase: () => lose(database.url),
    copyEvents: async () => (await query('SELECT * FROM event_store.event ORDER BY position')) as unknown as KeptEvent[],
    async putBack(events) {
      await query('TRUNCATE event_store.event');
      await query('INSERT INTO event_store.event SELECT * FROM json_populate_recordset(NULL::event_store.event, $1)', [JSON.stringify(events)]);
    },
    countEvents: async () => (await query('SELECT FROM event_store.event')).length,
    async forgetIdentity() {
      await query(`DELETE FROM event_store.event WHERE stream = 'eventLog-identity'`);
      await query('DELETE FROM event_log');
    },
    async writeForeign(stream, type, metadata) {
      const store = await PostgresEventStore.open(database.url);
      await store.append(stream, NO_STREAM, [{ id: randomUUID(), type, data: {}, metadata }]);
      await store.close();
    },
    leave: () => database.drop(),
  };
}

interface Company {
  readonly template: string;
  readonly events: readonly LogEntry[];
}
/** Of this worker, as the stand-in's log is. */
let onLog: Promise<Company> | undefined;

async function companyOnLog(): Promise<Company> {
  const standIn = await new StandIn().start();
  const environment = { EVENTSTORE_URL: standIn.url };
  const template = await templateDatabase(`on_log_${randomUUID().slice(0, 8)}`, async (databaseUrl) => (await startApp({ databaseUrl, environment })).stop());
  standIn.kill();
  return { template, events: oursIn(standIn) };
}

const oursIn = ({ log }: StandIn): LogEntry[] => log.entries.filter(({ stream }) => !stream.startsWith('$'));

async function onStandIn(holds: GroundHolds = 'a company'): Promise<StoresGround> {
  const company = holds === 'nothing' ? undefined : await (onLog ??= companyOnLog());
  const database = await createTestDatabase(company?.template);
  const standIn = new StandIn();
  if (company) standIn.log.restore(company.events);
  await standIn.start();
  const ours = () => oursIn(standIn);
  const putBack = async (events: readonly KeptEvent[]): Promise<void> => {
    standIn.kill();
    standIn.log.restore(events as LogEntry[]);
    await standIn.start();
  };
  return {
    databaseUrl: database.url,
    environment: { EVENTSTORE_URL: standIn.url },
    loseDatabase: () => lose(database.url),
    copyEvents: () => Promise.resolve(ours()),
    putBack,
    countEvents: () => Promise.resolve(ours().length),
    async forgetIdentity() {
      await putBack(ours().filter(({ stream }) => stream !== 'eventLog-identity'));
      await onDatabase(database.url, 'DELETE FROM event_log');
    },
    async writeForeign(stream, type, metadata) {
      const store = await EventStoreDbEventStore.open(standIn.url);
      await store.append(stream, NO_STREAM, [{ id: randomUUID(), type, data: {}, metadata }]);
      await store.close();
    },
    async leave() {
      standIn.kill();
      await database.drop();
    },
  };
}

/** With EVENTSTORE_URL, EVENTSTORE_START and EVENTSTORE_STOP (docs/operations.md). */
async function onRealNode(): Promise<StoresGround> {
  const [database, node] = await Promise.all([createTestDatabase(), RealEventStore.start()]);
  return {
    databaseUrl: database.url,
    environment: { EVENTSTORE_URL: node.url },
    loseDatabase: () => lose(database.url),
    copyEvents: () => node.copy(),
    putBack: (events) => node.putBack(events as readonly StoredEvent[]),
    countEvents: async () => (await node.events()).length,
    async writeForeign(stream, type, metadata) {
      const store = await EventStoreDbEventStore.open(node.url);
      await store.append(stream, NO_STREAM, [{ id: randomUUID(), type, data: {}, metadata }]);
      await store.close();
    },
    async leave() {
      await node.leave();
      await database.drop();
    },
  };
}

async function lose(url: string): Promise<void> {
  for (const schema of LOST) await onDatabase(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await onDatabase(url, 'CREATE SCHEMA public');
}

async function onDatabase(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
