import type pg from 'pg';
import { migrations } from './migrations.js';

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 730_100_001;

/** Brings the plain tables up to date; processes that start together take turns. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, done_at timestamptz NOT NULL DEFAULT now())');
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
    const done = new Set(rows.map((row) => row.name));
    for (const { name, sql } of migrations.filter((migration) => !done.has(migration.name))) {
      await client.query(sql);
      await client.query('INSERT INTO migration (name) VALUES ($1)', [name]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
