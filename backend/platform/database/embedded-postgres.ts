import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION, applicationPassword, makeRole, takeOver } from './application-role.js';
import { stopLeftover } from './postgres-leftover.js';
import { postgresBinaries, refuseClosedFolders, serverAccount, type ServerAccount } from './postgres-binaries.js';

export interface EmbeddedPostgresOptions {
  /** Where the cluster, its password and its log live; made when missing. */
  readonly folder: string;
  /** A free one when left out. */
  readonly port?: number;
  readonly database?: string;
  /** For tests and benchmarks, each of which has one of its own. */
  readonly makesDatabases?: boolean;
}

/** A running server of our own. */
export interface EmbeddedPostgres {
  /** postgresql://… of the database, for this process only: it holds the password. */
  readonly url: string;
  readonly port: number;
  /** Answers while the server does; throws a sentence when it is gone. Node hears nothing by itself when it dies. */
  check(): Promise<void>;
  /** Close all pools first. */
  stop(): Promise<void>;
}

export const USER = 'postgres';
export const HOST = '127.0.0.1';
export const DATABASE = 'backoffice';

/** Sorts by code point like C, the same everywhere, but knows the case of every letter: "zoë" finds "ZOË". */
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const START_TIMEOUT = 60_000;

/** Sized for two cores beside the backend. Every commit still waits for the disk. */
const SETTINGS = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1,
  jit: 'off',
  max_parallel_workers_per_gather: 1,
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
};

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const cluster = join(folder, 'cluster');
  const [binaries, account] = await Promise.all([postgresBinaries(), serverAccount()]);
  await mkdir(folder, { recursive: true });
  await Promise.all([refuseClosedFolders(cluster, account), refuseClosedFolders(binaries.postgres, account)]);
  const password = await rememberedPassword(folder);
  if (!(await isInitialised(cluster))) await initialise(binaries.initdb, folder, cluster, account);
  await stopLeftover(cluster, { host: HOST, user: USER, password });
  await writeFile(join(folder, 'owner.pid'), String(process.pid));

  const { port, server } = await startOnPort(options.port, (candidate) =>
    launch(binaries.postgres, folder, cluster, candidate, account, password),
  );
  const database = options.database ?? DATABASE;
  const superuser = { host: HOST, port, user: USER, password };
  const ownPassword = applicationPassword(folder);
  await onConnection({ ...superuser, database: 'postgres' }, async (client) => {
    await makeRole(client, ownPassword, options.makesDatabases);
    await createDatabase(client, database);
  });
  await onConnection({ ...superuser, database }, (client) => takeOver(client, database));
  return running(server, port, { host: HOST, port, user: APPLICATION, password: ownPassword, database });
}

function running(server: ChildProcess, port: number, connection: pg.ClientConfig): EmbeddedPostgres {
  return {
    url: `postgresql://${APPLICATION}:${connection.password as string}@${HOST}:${port}/${connection.database}`,
    port,
    async check() {
      if (hasEnded(server)) throw new Error('The embedded PostgreSQL has stopped; restart the application.');
      await answer(connection);
    },
    async stop() {
      if (hasEnded(server)) return;
      const ended = new Promise((done) => server.once('exit', done));
      // Otherwise a process with nothing else to do would end before the server has.
      server.ref();
      // SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything committed is on disk.
      server.kill('SIGINT');
      await ended;
    },
  };
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

const isInitialised = (cluster: string) =>
  readFile(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

async function rememberedPassword(folder: string): Promise<string> {
  const file = join(folder, 'password');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known.trim();
  const password = randomBytes(18).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** A first start that was killed leaves half a cluster, so initdb starts from nothing. */
async function initialise(initdb: string, folder: string, cluster: string, account: ServerAccount): Promise<void> {
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  const passwordFile = join(folder, 'password');
  if (account.uid !== undefined) {
    await chown(cluster, account.uid, account.gid ?? account.uid);
    await chown(passwordFile, account.uid, account.gid ?? account.uid);
  }
  const log = await open(join(folder, 'postgres.log'), 'w');
  const flags = ['--auth=scram-sha-256', '--encoding=UTF8', ...LOCALE, `--username=${USER}`, `--pwfile=${passwordFile}`];
  const child = spawn(initdb, [`--pgdata=${cluster}`, ...flags], { ...account, cwd: cluster, stdio: ['ignore', log.fd, log.fd] });
  const code = await exitOf(child);
  await log.close();
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not be set up: ${await lastWords(folder)}`);
}

const exitOf = (child: ChildProcess) => new Promise<number | null>((done, fail) => child.once('error', fail).once('exit', done));

async function startOnPort<Server>(asked: number | undefined, start: (port: number) => Promise<Server>) {
  for (let attempt = 1; ; attempt++) {
    const port = asked ?? (await freePort());
    try {
      return { port, server: await start(port) };
    } catch (error) {
      // Someone may take the free port in between; the processes of a killed postmaster need a moment to leave.
      const passing = /Address already in use|shared memory block|lock file/.test((error as Error).message);
      if (!passing || attempt === 20) throw error;
      await sleep(250);
    }
  }
}

async function launch(
  postgres: string,
  folder: string,
  cluster: string,
  port: number,
  account: ServerAccount,
  password: string,
): Promise<ChildProcess> {
  const log = await open(join(folder, 'postgres.log'), 'w');
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: a Ctrl-C in the terminal reaches the backend only, which stops the server last.
  const server = spawn(postgres, ['-D', cluster, '-p', String(port), ...settings], {
    ...account,
    cwd: cluster,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  server.once('error', () => undefined).unref();
  await log.close();
  const connection = { host: HOST, port, user: USER, password, database: 'postgres' };
  for (const deadline = Date.now() + START_TIMEOUT; Date.now() < deadline; await sleep(25)) {
    if (hasEnded(server)) break;
    if (
      await answer(connection).then(
        () => true,
        () => false,
      )
    )
      return server;
  }
  server.kill('SIGINT');
  throw new Error(`The embedded PostgreSQL did not start: ${await lastWords(folder)}`);
}

async function lastWords(folder: string): Promise<string> {
  const lines = (await readFile(join(folder, 'postgres.log'), 'utf8')).trim().split('\n');
  const said = lines.filter((line) => /FATAL|ERROR|error:|HINT|Address already/.test(line));
  return (said.length ? said : lines).slice(-3).join(' ');
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

async function answer(connection: pg.ClientConfig): Promise<void> {
  await onConnection(connection, (client) => client.query('select 1'));
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

async function onConnection(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
