import pg from 'pg';
import { quietLogger } from './quiet-logger.js';

/** Of all that takes advisory locks, this. */
const LOCK = 730_100_002;

/** Makes or updates the library's own tables, in a schema of their own; processes that start together take turns. */
export async function makeJobTables(pool: pg.Pool): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await runMigrations({ pgPool: pool, logger: await quietLogger() });
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    broken = false;
  } finally {
    // A connection that may still hold the lock is closed, which gives it back.
    client.release(broken);
  }
}
