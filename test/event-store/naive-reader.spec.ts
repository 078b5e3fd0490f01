import { START } from '../../events/store/event-store.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { NaiveEventStore } from './naive-event-store.js';
import { followWhileWriting } from './order-check.js';

describe('The order check of the contract suite', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  test('notices the event that a naive reader over a bare sequence passes by', async () => {
    const naive = new NaiveEventStore(database.url);
    await naive.prepare();
    const findings = await followWhileWriting(naive, START, { writers: 4, appends: 5, quiet: 1000 });
    await naive.close();
    // This one is certain; the race that is being shown may take others with it.
    expect(findings.missing).toContain(naive.late);
  });
});
