import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { createTestDatabase } from '../support/test-database.js';
import { eventStoreContract } from './contract-suite.js';

describe('The event store on Postgres', () => {
  eventStoreContract(async () => {
    const database = await createTestDatabase();
    return { open: () => PostgresEventStore.open(database.url), leave: () => database.drop() };
  });
});
