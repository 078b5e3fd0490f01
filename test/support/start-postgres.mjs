import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadTypescript } from './typescript-loader.mjs';

/** One real server for a whole jest run; TEST_DATABASE_URL names another one to use instead. */
export default async function startPostgres() {
  process.env.TEST_RUN = randomUUID().replaceAll('-', '');
  if (process.env.TEST_DATABASE_URL) return void (globalThis.stopTestPostgres = () => dropTemplates(process.env.TEST_DATABASE_URL));
  loadTypescript();
  const { startEmbeddedPostgres } = await import('../../backend/platform/database/embedded-postgres.ts');
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder, makesDatabases: true });
  await forgetQuickly(server.url, folder);
  process.env.TEST_DATABASE_URL = server.url;
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  globalThis.stopTestPostgres = stop;
  // An interrupted run must not leave its server behind; the signal takes its course afterwards.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().finally(() => process.kill(process.pid, signal)));
}

/** What `templateDatabase` left on a server that stays. */
async function dropTemplates(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where datname like $1', [`%\\_${process.env.TEST_RUN}`]);
  for (const { datname } of rows) await client.query(`drop database ${datname}`);
  await client.end();
}

/** Only a machine that loses its power needs what is waited for here; this one's files go with the run. */
async function forgetQuickly(url, folder) {
  const superuser = new URL(url);
  superuser.username = 'postgres';
  superuser.password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  const client = new pg.Client({ connectionString: superuser.href });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
