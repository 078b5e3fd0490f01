import type { ClientBase } from 'pg';
import { APPEND_FUNCTIONS } from './append-functions.js';

/** The number before it is of `append-functions.ts`. */
const MIGRATION_LOCK = 7_305_012;

const TABLE = `
create schema if not exists event_store;
create table if not exists event_store.event (
  position    bigint primary key,
  stream      text collate "C" not null,
  revision    int not null,
  id          uuid not null,
  type        text not null,
  data        json not null,
  metadata    json not null,
  recorded_at timestamptz(3) not null,
  unique (stream, revision)
);`;

/** Safe to run by several processes at once and at every start. */
export async function migrateEventStore(client: ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(TABLE);
    for (const create of APPEND_FUNCTIONS) await client.query(create);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
