import { openPool } from '../../backend/platform/database/database.js';
import { problemOf } from '../../backend/platform/http/problems/problem-of.js';
import { NoPlaceFree } from '../../backend/platform/concurrency/bounded-semaphore.js';
import { RowCursor } from '../../backend/platform/lists/row-cursor.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const SLOW_ROWS = 'SELECT number, pg_sleep(0.1) FROM generate_series(1, 5) AS number';

describe('a statement that goes on for long', () => {
  let database: TestDatabase;
  let pool: Awaited<ReturnType<typeof openPool>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = await openPool(database.url, { longestStatementMs: 200 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('is ended by the database, and its caller asked to try again', async () => {
    const error = await pool.query(SLOW_ROWS).catch((thrown: unknown) => thrown);
    expect(problemOf(error)).toMatchObject({ status: 503, retryAfter: 2 });
  });

  it('may go on when it is a whole list', async () => {
    const chunks = new RowCursor(pool).chunks({ text: SLOW_ROWS, values: [] }, 1);
    expect((await chunks.next()).value).toHaveLength(5);
    await chunks.return(undefined);
    expect((await pool.query<{ statement_timeout: string }>('SHOW statement_timeout')).rows[0]?.statement_timeout).toBe('200ms');
  });

  it('makes the reader of one list too many come again later', async () => {
    const cursor = new RowCursor(pool);
    const readers = [1, 1, 2, 2].map((person) => cursor.chunks({ text: 'SELECT number FROM generate_series(1, 600) AS number', values: [] }, person));
    for (const reader of readers) await reader.next();
    const error = await cursor.chunks({ text: 'SELECT 1', values: [] }, 3).next().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoPlaceFree);
    expect(problemOf(error)).toMatchObject({ status: 503, code: 'busy', retryAfter: 15 });
    for (const reader of readers) await reader.return(undefined);
  });
});
