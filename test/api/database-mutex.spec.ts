import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseMutex } from '../../backend/platform/concurrency/database-mutex.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('Work of one kind', () => {
  let database: TestDatabase;
  let pools: pg.Pool[];

  beforeAll(async () => {
    database = await createTestDatabase();
    pools = [1, 2].map(() => new pg.Pool({ connectionString: database.url, max: 2 }));
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  it('goes one after another, in two processes as in one, and what fails does not hold up the rest', async () => {
    const processes = pools.map((pool) => new DatabaseMutex(pool));
    let [atOnce, most, done] = [0, 0, 0];
    const change = async (fails: boolean) => {
      most = Math.max(most, ++atOnce);
      await pause(5);
      atOnce--;
      done++;
      if (fails) throw new Error('refused');
    };
    const changes = Array.from({ length: 24 }, (_, index) => processes[index % 2]!.run('users', () => change(index % 5 === 0)));
    const results = await Promise.allSettled(changes);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect({ most, done }).toEqual({ most: 1, done: 24 });
  });

  it('of many kinds leaves connections for what it does', async () => {
    const [here] = pools as [pg.Pool, pg.Pool];
    const locks = new DatabaseMutex(here);
    const done = await Promise.all(Array.from({ length: 12 }, (_, kind) => locks.run(`gift-stock-${kind}`, async () => (await here.query('SELECT 1')).rowCount)));
    expect(done).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('whose connection is lost meanwhile tells who asked, ends no process, and lets the next one in', async () => {
    const [here, elsewhere] = pools as [pg.Pool, pg.Pool];
    const alone = new DatabaseMutex(here);
    const lost = alone.run('users', async () => {
      await elsewhere.query('SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = $1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())', ['advisory']);
      await pause(100);
    });
    await expect(lost).rejects.toThrow();
    await expect(alone.run('users', () => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('waits for another process longer than any statement may take, and keeps no dead rows meanwhile', async () => {
    const [here] = pools as [pg.Pool, pg.Pool];
    const hasty = new pg.Pool({ connectionString: database.url, max: 2, statement_timeout: 50, application_name: 'hasty' });
    const waiting: { readonly xmin: string | null }[] = [];
    try {
      let after: Promise<string> | undefined;
      await new DatabaseMutex(here).run('users', async () => {
        after = new DatabaseMutex(hasty).run('users', () => Promise.resolve('after'));
        after.catch(() => undefined);
        for (const until = Date.now() + 400; Date.now() < until; await pause(10)) {
          waiting.push(...(await here.query<{ xmin: string | null }>(`SELECT backend_xmin AS xmin FROM pg_stat_activity WHERE application_name = 'hasty' AND now() - query_start > interval '20 ms'`)).rows);
        }
      });
      expect(await after).toBe('after');
      expect(waiting.filter(({ xmin }) => xmin !== null)).toEqual([]);
    } finally {
      await hasty.end();
    }
  });
});
