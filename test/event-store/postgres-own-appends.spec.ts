import { randomUUID } from 'node:crypto';
import { NO_STREAM, START } from '../../events/store/event-store.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { eventsOf, follow, newEvent, newEvents, newStream } from './new-events.js';
import { followWhileWriting } from './order-check.js';

describe('What a process appends and follows itself', () => {
  let database: TestDatabase;
  let store: PostgresEventStore;
  let other: PostgresEventStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    store = await PostgresEventStore.open(database.url);
    other = await PostgresEventStore.open(database.url);
  });
  afterAll(async () => {
    await store.close();
    await other.close();
    await database.drop();
  });

  test('reaches it as it would be read back', async () => {
    const [alone, first, second] = [newStream(), newStream(), newStream()];
    const odd = { ...newEvent({ left: undefined, at: new Date(0), word: 'é\u2028"' }), id: randomUUID().toUpperCase() };
    const following = follow(store, START, (events) => events.filter(({ stream }) => [alone, first, second].includes(stream)).length === 7);
    await store.append(alone, NO_STREAM, [odd]);
    await Promise.all([first, second].map((stream) => store.append(stream, NO_STREAM, newEvents(1))));
    await Promise.all([first, second].map((stream) => store.append(stream, 0, newEvents(2))));
    const followed = await following;
    for (const stream of [alone, first, second]) {
      expect(followed.filter((event) => event.stream === stream)).toEqual(await eventsOf(other, stream));
    }
  });

  test('comes once and in order although another process appends between', async () => {
    let count = 0;
    const append: PostgresEventStore['append'] = (...args) => (count++ % 3 === 0 ? other : store).append(...args);
    const { position } = await store.head();
    const findings = await followWhileWriting({ append, subscribe: store.subscribe.bind(store) }, position, { writers: 16, appends: 40 });
    expect(findings).toEqual({ missing: [], deliveredTwice: [], outOfOrder: [] });
  }, 60_000);
});
