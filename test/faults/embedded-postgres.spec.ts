import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runningPostgres } from '../../backend/platform/database/running-postgres.js';
import { startEmbeddedPostgres } from '../../backend/platform/database/embedded-postgres.js';

/** Starts the server in a process of its own, which says its address and can then be killed. */
const STARTER = `
  import { loadTypescript } from '${new URL('../support/typescript-loader.mjs', import.meta.url).href}';
  loadTypescript();
  const { startEmbeddedPostgres } = await import('${new URL('../../backend/platform/database/embedded-postgres.ts', import.meta.url).href}');
  const server = await startEmbeddedPostgres({ folder: process.argv[1] });
  process.stdout.write(server.url);
  setInterval(() => undefined, 1000);`;

describe('The embedded PostgreSQL', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'embedded-'));
    await chmod(folder, 0o755);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function startElsewhere(): Promise<{ process: ChildProcess; url: string }> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', STARTER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(child.stdout!, 'data')) as [Buffer];
    return { process: child, url: url.toString() };
  }

  test('comes back with its data after the application was killed, and what was left running is stopped', async () => {
    const first = await startElsewhere();
    await query(first.url, 'create table kept as select 42 as answer');
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const server = await startEmbeddedPostgres({ folder });
    try {
      expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await expect(query(first.url, 'select 1')).rejects.toThrow();
      await server.check();
    } finally {
      await server.stop();
    }
    await expect(server.check()).rejects.toThrow('has stopped');
  }, 60_000);

  test('of a copied folder is one of its own: the server of the folder that was copied is neither joined nor stopped', async () => {
    const original = join(folder, 'original');
    const copied = join(folder, 'copied');
    const first = await startEmbeddedPostgres({ folder: original });
    try {
      await query(first.url, 'create table kept as select 42 as answer');
      await cp(original, copied, { recursive: true, preserveTimestamps: true });
      await ownedAsBefore(original, copied);
      expect(await runningPostgres(original)).toBeDefined();
      expect(await runningPostgres(copied)).toBeUndefined();
      const second = await startEmbeddedPostgres({ folder: copied });
      try {
        expect(second.port).not.toBe(first.port);
        await query(second.url, 'create table only_in_the_copy ()');
        expect(await query(first.url, `select to_regclass('only_in_the_copy') as there`)).toEqual([{ there: null }]);
      } finally {
        await second.stop();
      }
      await first.check();
    } finally {
      await first.stop();
    }
  }, 60_000);

  test('gives the application an account that owns its database and is no superuser, and what an older product made as well', async () => {
    const server = await startEmbeddedPostgres({ folder });
    const asSuperuser = new URL(server.url);
    asSuperuser.username = 'postgres';
    asSuperuser.password = (await readFile(join(folder, 'password'), 'utf8')).trim();
    await query(asSuperuser.href, `create schema old; create table old.kept (id serial primary key); create function old.one() returns int language sql as 'select 1'`);
    await server.stop();
    const again = await startEmbeddedPostgres({ folder });
    try {
      expect(await query(again.url, 'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
      await query(again.url, 'alter table old.kept add column more text; insert into old.kept (more) values (null); drop function old.one(); create table own (id int)');
      await expect(query(again.url, `select pg_read_file('postgresql.conf')`)).rejects.toThrow('permission denied');
    } finally {
      await again.stop();
    }
  }, 60_000);

  test('is not taken away from an application that still runs', async () => {
    const first = await startElsewhere();
    await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(`is in use by process ${first.process.pid}`);
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    await (await startEmbeddedPostgres({ folder })).stop();
  }, 60_000);

  test('is waited for while the kernel still holds the application that was just killed', async () => {
    const first = await startElsewhere();
    const waiting = startEmbeddedPostgres({ folder });
    first.process.kill('SIGKILL');
    await (await waiting).stop();
  }, 60_000);

  const asRoot = userInfo().uid === 0 ? test : test.skip;
  asRoot(
    'names the folder that its user may not enter',
    async () => {
      const closed = join(folder, 'closed', 'data');
      await startEmbeddedPostgres({ folder: join(folder, 'open') }).then((server) => server.stop());
      await chmod(folder, 0o700);
      await expect(startEmbeddedPostgres({ folder: closed })).rejects.toThrow(`may not enter ${folder}`);
    },
    60_000,
  );
});

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** As `cp -a` leaves it: PostgreSQL refuses a folder that is another account's. */
async function ownedAsBefore(original: string, copied: string): Promise<void> {
  for (const name of ['cluster', ...(await readdir(join(original, 'cluster'), { recursive: true })).map((file) => join('cluster', file)), 'password']) {
    const { uid, gid, mode } = await stat(join(original, name)).catch(() => ({ uid: undefined, gid: 0, mode: 0 }));
    if (uid === undefined) continue;
    await chown(join(copied, name), uid, gid).catch(() => undefined);
    await chmod(join(copied, name), mode & 0o7777).catch(() => undefined);
  }
}
