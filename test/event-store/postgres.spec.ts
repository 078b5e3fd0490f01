import type { EventStore } from '../../events/store/event-store.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { createTestDatabase } from '../support/test-database.js';
import { eventStoreContract } from './contract-suite.js';

describe('The event store on Postgres', () => {
  eventStoreContract(async () => {
    const database = await createTestDatabase();
    const stores: EventStore[] = [];
    const reopen = async (): Promise<EventStore> => {
      const store = await PostgresEventStore.open(database.url);
      stores.push(store);
      return store;
    };
    return {
      store: await reopen(),
      reopen,
      async close() {
        await Promise.all(stores.map((store) => store.close()));
        await database.drop();
      },
    };
  });
});
