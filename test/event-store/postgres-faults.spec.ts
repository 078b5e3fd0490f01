import pg from 'pg';
import { NO_STREAM, START } from '../../events/store/event-store.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { eventsOf, newEvent, newEvents, newStream } from './new-events.js';
import { followWhileWriting } from './order-check.js';

const NOTHING_WRONG = { missing: [], deliveredTwice: [], outOfOrder: [] };

describe('When Postgres breaks connections', () => {
  let database: TestDatabase;
  let store: PostgresEventStore;
  let admin: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    store = await PostgresEventStore.open(database.url);
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await store.close();
    await database.drop();
  });

  const breakConnections = () =>
    admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'event-store'",
    );

  test('under load, every append is there once and delivered once', async () => {
    const writing = followWhileWriting(store, START, { writers: 24, appends: 60 });
    for (let round = 0; round < 5; round++) {
      await new Promise((resume) => setTimeout(resume, 60));
      await breakConnections();
    }
    expect(await writing).toEqual(NOTHING_WRONG);
    const { rows } = await admin.query('select max(position)::int as last, count(*)::int as events from event_store.event');
    expect(rows[0]).toEqual({ last: 24 * 60, events: 24 * 60 });
  }, 60_000);

  test('what another process appends arrives although nobody notified', async () => {
    const other = await PostgresEventStore.open(database.url);
    const { position } = await store.head();
    const findings = followWhileWriting({ append: other.append.bind(other), subscribe: store.subscribe.bind(store) }, position, {
      writers: 4,
      appends: 10,
    });
    await breakConnections();
    expect(await findings).toEqual(NOTHING_WRONG);
    await other.close();
  }, 30_000);

  test('an append that the server cannot take refuses only itself', async () => {
    const streams = [newStream(), `zero\u0000byte-${newStream()}`, newStream()];
    const results = await Promise.allSettled(streams.map((stream) => store.append(stream, NO_STREAM, newEvents(2))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('appends to one stream that do not wait for each other keep their order', async () => {
    const stream = newStream();
    const appends = Array.from({ length: 20 }, (_, index) => store.append(stream, index - 1, [newEvent({ index })]));
    expect((await Promise.all(appends)).map(({ revision }) => revision)).toEqual([...Array(20).keys()]);
    expect(await eventsOf(store, stream)).toHaveLength(20);
  });

  test('a process that wrote to a stream before is told when another one was faster, and its other streams go on', async () => {
    const other = await PostgresEventStore.open(database.url);
    const [contended, repeated, calm] = [newStream(), newStream(), newStream()];
    await Promise.all([contended, repeated, calm].map((stream) => store.append(stream, NO_STREAM, newEvents(1))));
    const again = newEvents(2);
    await Promise.all([other.append(contended, 0, newEvents(3)), other.append(repeated, 0, again)]);
    const results = await Promise.allSettled([
      store.append(contended, 0, newEvents(1)),
      store.append(repeated, 0, again),
      store.append(calm, 0, newEvents(2)),
    ]);
    expect(results).toMatchObject([
      { reason: { stream: contended, expected: 0, actual: 3 } },
      { value: { revision: 2, repeated: true } },
      { value: { revision: 2, repeated: false } },
    ]);
    expect(await eventsOf(store, calm)).toHaveLength(3);
    const next = [contended, calm].map((stream, index) => store.append(stream, 3 - index, newEvents(1)));
    expect((await Promise.all(next)).map(({ revision }) => revision)).toEqual([4, 3]);
    await other.close();
  });

  test('what was begun is finished when the store closes, and then nothing is taken', async () => {
    const closing = await PostgresEventStore.open(database.url);
    const stream = newStream();
    const begun = closing.append(stream, NO_STREAM, newEvents(1));
    await closing.close();
    expect(await begun).toMatchObject({ revision: 0 });
    await expect(closing.append(stream, 0, newEvents(1))).rejects.toThrow('closed');
  });
});
