import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseGate } from '../../backend/platform/concurrency/database-gate.js';
import { requireGate } from '../../backend/platform/concurrency/held-gate.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('A gate that many pass and one shuts', () => {
  let database: TestDatabase;
  let pools: pg.Pool[];
  let gates: DatabaseGate[];

  beforeAll(async () => {
    database = await createTestDatabase();
    pools = [1, 2].map((max) => new pg.Pool({ connectionString: database.url, max }));
    for (const pool of pools) pool.on('error', () => undefined);
    gates = pools.map((pool) => new DatabaseGate(pool));
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  it('lets many in at once, and nobody while it is shut, in two processes as in one', async () => {
    let [inside, most, shut] = [0, 0, 0];
    const wrong: string[] = [];
    const pass = async () => {
      most = Math.max(most, ++inside);
      if (shut > 0) wrong.push('went in while it was shut');
      await pause(5);
      inside--;
    };
    const close = async () => {
      if (inside > 0 || ++shut > 1) wrong.push('shut while somebody was inside');
      await pause(20);
      shut--;
    };
    const passes = Array.from({ length: 60 }, async (_, index) => {
      await pause(index * 3);
      await gates[index % 2]!.pass('books', pass);
    });
    const shuts = Array.from({ length: 4 }, async (_, index) => {
      await pause(index * 40);
      await gates[index % 2]!.shut('books', close);
    });
    await Promise.all([...passes, ...shuts]);
    expect([wrong, most > 1]).toEqual([[], true]);
  });

  it('is shut although people never stop coming', async () => {
    let coming = true;
    const stream = gates.map(async (gate) => {
      while (coming) await Promise.all([gate.pass('books', () => pause(15)), pause(7)]);
    });
    await expect(gates[0]!.shut('books', () => Promise.resolve('shut'))).resolves.toBe('shut');
    coming = false;
    await Promise.all(stream);
  });

  it('is open again after a work that failed', async () => {
    await expect(gates[0]!.pass('books', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await expect(gates[0]!.shut('books', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await expect(gates[1]!.shut('books', () => Promise.resolve('next'))).resolves.toBe('next');
  });

  it.each(['pass', 'shut'] as const)('lets nobody append who lost the connection that holds it: %s', async (way) => {
    const appended: string[] = [];
    const work = async () => {
      await requireGate();
      appended.push('while it was held');
      await lostGates();
      await requireGate();
      appended.push('after it was lost');
    };
    await expect(gates[0]![way]('books', work)).rejects.toThrow(/The connection to the database was lost|terminat/);
    expect(appended).toEqual(['while it was held']);
    await expect(gates[1]!.shut('books', () => Promise.resolve('next'))).resolves.toBe('next');
    await requireGate();
  });

  /** Whoever holds an advisory lock of this database. */
  async function lostGates(): Promise<void> {
    const observer = new pg.Client({ connectionString: database.url });
    await observer.connect();
    const { rowCount } = await observer.query(`SELECT pg_terminate_backend(pid) FROM (SELECT DISTINCT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database WHERE locktype = 'advisory' AND datname = current_database()) AS held`);
    await observer.end();
    expect(rowCount).toBe(1);
  }
});
