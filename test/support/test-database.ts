import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const LEAVING_MS = 5_000;

/** A fresh database for one test file: empty, or a copy of another. Files are copied: by the log, as is usual, costs two to three times as much. @param template its name */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return { url: urlOf(name), drop: () => onServer((client) => drop(client, name)) };
}

/**
 * A database that many begin with, filled once in a run: who asks meanwhile waits for it.
 * @param fill gets the address of an empty database, and leaves nothing connected to it
 * @returns its name, for `createTestDatabase`
 */
export async function templateDatabase(kind: string, fill: (url: string) => Promise<void>): Promise<string> {
  const name = `${kind}_${process.env['TEST_RUN']}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const { url, drop: dropHalf } = await createTestDatabase();
    const half = new URL(url).pathname.slice(1);
    try {
      await fill(url);
      await untilLeft(client, half);
      // Nobody, not even a vacuum, is to sit in it while it is copied.
      await client.query(`alter database ${half} allow_connections false`);
      await client.query(`alter database ${half} rename to ${name}`);
    } catch (error) {
      await dropHalf();
      throw error;
    }
  });
  return name;
}

function urlOf(name: string): string {
  const url = new URL(server());
  url.pathname = `/${name}`;
  return url.href;
}

function server(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the test in the "integration" project of jest.config.mjs');
  return url;
}

/**
 * `pool.end()` answers before its connections have said goodbye: one that is cut off at that moment raises an error that
 * nobody hears, and ends the test file.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  // A vacuum makes way for a plain drop by itself, and may not be thrown out.
  const force = (await untilLeft(client, name, 'client backend')) ? '' : 'with (force)';
  await client.query(`drop database if exists ${name} ${force}`);
}

/** @param by those alone; else whoever it is. @returns whether they have left */
async function untilLeft(client: pg.Client, name: string, by?: string): Promise<boolean> {
  const until = Date.now() + LEAVING_MS;
  while (await isConnectedTo(client, name, by)) {
    if (Date.now() >= until) return false;
    await pause(10);
  }
  return true;
}

async function isConnectedTo(client: pg.Client, name: string, by: string | undefined): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_stat_activity where datname = $1 and backend_type = coalesce($2, backend_type) limit 1', [name, by]);
  return rowCount !== 0;
}

async function onServer(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
