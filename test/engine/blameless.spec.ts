import pg from 'pg';
import { START, type Batch } from '../../events/store/event-store.js';
import { BatchHandler } from '../../projections/engine/run/batch-handler.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { liveTarget } from '../../projections/engine/write/target.js';
import { MemoryEventStore } from '../support/memory-event-store.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { ParcelListed, parcelList, parcelVocabulary, tell } from './parcels.js';

describe('an event that comes while the database cannot write', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let sql: pg.Pool;

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, options: '-c lock_timeout=50' });
    sql = new pg.Pool({ connectionString: database.url });
  });

  afterEach(async () => {
    await pool.end();
    await sql.end();
    await database.drop();
  });

  it('is not to blame: it is handled once the database can, however often that failed', async () => {
    const parcels = parcelList();
    const tables = new ReadModelTables(pool);
    await makeEngineTables(pool);
    await tables.learn([parcels]);
    await tables.prepare(parcels, liveTarget(parcels), { bare: false });
    const store = new MemoryEventStore();
    const { position } = await tell(store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    const batch: Batch = { events: store.events, position, caughtUp: true };
    const parts = { pool, vocabulary: parcelVocabulary, layoutOf: tables.layoutOf };
    const handleAgain = async () => {
      const handler = await BatchHandler.open(liveTarget(parcels), parcels, parts);
      await handler.handle(batch);
      return handler.place;
    };

    const failures: unknown[] = [];
    const backup = await sql.connect();
    await backup.query('BEGIN');
    await backup.query('LOCK TABLE read_model.parcel_list IN EXCLUSIVE MODE');
    for (let time = 1; time <= 8; time++) await handleAgain().catch((error: unknown) => failures.push(error));
    await backup.query('ROLLBACK');
    backup.release();
    expect(failures).toHaveLength(8);

    expect((await handleAgain()).shown > START).toBe(true);
    expect((await sql.query('SELECT * FROM projection.parked')).rows).toEqual([]);
    expect((await sql.query('SELECT * FROM read_model.parcel_list')).rows).toHaveLength(1);
  });
});
