import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const LEAVING_MS = 5_000;

/** A fresh, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the test in the "integration" project of jest.config.mjs');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, (client) => drop(client, name)) };
}

/**
 * `pool.end()` answers before its connections have said goodbye: one that is cut off at that moment raises an error that
 * nobody hears, and ends the test file.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  const until = Date.now() + LEAVING_MS;
  while (Date.now() < until && (await isConnectedTo(client, name))) await pause(10);
  await client.query(`drop database if exists ${name} with (force)`);
}

async function isConnectedTo(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_stat_activity where datname = $1 limit 1', [name]);
  return rowCount !== 0;
}

async function onServer(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
