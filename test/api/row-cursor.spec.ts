import pg from 'pg';
import { RowCursor } from '../../backend/platform/lists/row-cursor.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('a whole list on its way to a slow reader', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    pool.on('error', () => undefined);
  });

  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  const begin = async () => {
    const chunks = new RowCursor(pool).chunks({ text: 'SELECT number FROM generate_series(1, 1200) AS number', values: [] }, 1);
    const { value } = await chunks.next();
    return { chunks, first: value as object[] };
  };

  it('comes in chunks, all of it', async () => {
    const { chunks, first } = await begin();
    const sizes = [first.length];
    for await (const rows of chunks) sizes.push(rows.length);
    expect(sizes).toEqual(Array.from({ length: 12 }, () => 100));
  });

  it('breaks off when the database goes away between two chunks, and nothing else does', async () => {
    const { chunks } = await begin();
    await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(chunks.next()).rejects.toThrow();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
