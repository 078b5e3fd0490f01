import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { IdSequence } from '../../backend/platform/commands/id-sequence.js';
import { openPool } from '../../backend/platform/database/database.js';
import { migrate } from '../../backend/platform/database/migrate.js';
import { startApp } from '../support/start-app.js';
import { HourlySweeps } from '../../backend/platform/sweeps/hourly-sweeps.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('numbers of new records', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let ids: IdSequence;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = await openPool(database.url);
    // Twice at once, as two processes that start together do.
    await Promise.all([migrate(pool), migrate(pool)]);
    ids = new IdSequence(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('are drawn once for each command, however often and how many at once it is sent', async () => {
    const commands = Array.from({ length: 40 }, () => randomUUID());
    const drawn = await Promise.all([...commands, ...commands].map((command) => ids.next('tour', command)));
    expect(new Set(drawn).size).toBe(40);
    expect(drawn.slice(40)).toEqual(drawn.slice(0, 40));
  });

  it('come after imported ones, and never go back', async () => {
    await ids.atLeast('lead', 5_000);
    await ids.atLeast('lead', 12);
    expect(await ids.next('lead', randomUUID())).toBe(5_001);
  });

  it('count each kind of record on its own', async () => {
    expect(await ids.next('gift', randomUUID())).toBe(1);
  });
});

describe('numbers that were drawn long ago', () => {
  it('are given again to the command that drew them, after any sweep: it may have waited all the time', async () => {
    const app = await startApp();
    try {
      const [ids, pool] = [app.nest.get(IdSequence), app.nest.get(pg.Pool)];
      const command = randomUUID();
      const drawn = await ids.next('tour', command);
      await pool.query(`UPDATE drawn_id SET drawn_at = now() - interval '300 days'`);
      await app.nest.get(HourlySweeps).sweep();
      expect(await ids.next('tour', command)).toBe(drawn);
    } finally {
      await app.stop();
    }
  });
});
