import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../backend/platform/database/embedded-postgres.js';
import { Erasures } from '../../backend/platform/personal/erasures.js';
import { KeyWrap } from '../../events/store/personal/key-wrap.js';
import { ErasureList } from '../../backend/platform/store/erasure-list.js';
import { eventually } from '../faults/support/eventually.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { TEST_SECRETS_KEY } from '../support/test-secrets-key.js';

const PROVED_WITHIN_MS = 120_000;
const SLOW = 180_000;

describe('The key of a person on the disk', () => {
  const wrap = new KeyWrap(Buffer.from(TEST_SECRETS_KEY, 'hex'));
  let folder: string;
  let server: EmbeddedPostgres;
  let sql: pg.Client;
  let disk: pg.Client;
  let app: TestApp;
  let admin: SignedIn;

  const start = async () => {
    app = await startApp({ databaseUrl: server.url });
    admin = await app.signIn(administrator.email);
  };
  const connected = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  const added = async (): Promise<{ leadId: number; stored: Buffer }> => {
    const { leadId } = (await (await admin.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Zeldamira', lastName: 'Quillfeather' } })).json()) as { leadId: number };
    return { leadId, stored: await stored(leadId) };
  };
  const stored = async (leadId: number): Promise<Buffer> => (await sql.query<{ key: Buffer }>('SELECT key FROM person_key WHERE person = $1', [`lead-${leadId}`])).rows[0]!.key;
  /** What PostgreSQL has in memory is on the disk then. */
  const files = async (under: string): Promise<Buffer[]> => {
    await disk.query('CHECKPOINT');
    const entries = await readdir(path.join(folder, 'cluster', under), { recursive: true, withFileTypes: true });
    return Promise.all(entries.filter((entry) => entry.isFile()).map((entry) => readFile(path.join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))));
  };
  const heap = async (): Promise<Buffer> => {
    await disk.query('CHECKPOINT');
    const { rows } = await sql.query<{ file: string }>(`SELECT pg_relation_filepath('person_key') AS file`);
    return readFile(path.join(folder, 'cluster', rows[0]!.file));
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'destroyed-keys-'));
    await chmod(folder, 0o755);
    server = await startEmbeddedPostgres({ folder });
    sql = await connected(server.url);
    const superuser = new URL(server.url);
    superuser.username = 'postgres';
    superuser.password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
    disk = await connected(superuser.href);
    await start();
  }, SLOW);
  afterAll(async () => {
    await app?.stop();
    await sql?.end();
    await disk?.end();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('stands nowhere in the clear: neither in the table, nor in the write-ahead log', async () => {
    const { leadId, stored: wrapped } = await added();
    const key = wrap.unwrap(`lead-${leadId}`, wrapped)!;
    expect(wrapped.equals(key)).toBe(false);
    const all = await files('.');
    expect(all.some((file) => file.includes(wrapped))).toBe(true);
    expect(all.some((file) => file.includes(key))).toBe(false);
  }, SLOW);

  it('is gone from the table’s file once the erasure is proved', async () => {
    const { leadId, stored: wrapped } = await added();
    expect((await heap()).includes(wrapped)).toBe(true);
    await admin.fetch(`/api/Leads/${leadId}/Erase`, { method: 'POST', body: {} });
    await eventually('the erasure is proved', async () => Boolean((await admin.get<{ erasure: { proof: object | null } | null }>(`/api/Leads/${leadId}`)).erasure?.proof), PROVED_WITHIN_MS);
    expect((await heap()).includes(wrapped)).toBe(false);
    expect((await files('base')).some((file) => file.includes(wrapped))).toBe(false);
  }, SLOW);

  it('is not proved to be gone as long as somebody may still see it', async () => {
    const { leadId, stored: wrapped } = await added();
    const reader = await connected(server.url);
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query('SELECT count(*) FROM migration');
    let proved = false;
    const erasure = app.nest
      .get(Erasures)
      .erase({ leadIds: [leadId], keptBy: { tables: [], streams: [] }, isOthers: () => Promise.resolve(false), signal: AbortSignal.timeout(PROVED_WITHIN_MS) })
      .then(() => (proved = true));
    await eventually('the key is taken out', async () => (await stored(leadId)) === null, PROVED_WITHIN_MS);
    const node = async () => (await sql.query<{ node: string }>(`SELECT pg_relation_filenode('person_key')::text AS node`)).rows[0]!.node;
    const before = await node();
    let seen = '';
    const lookedAgain = async () => {
      const { rows } = await sql.query<{ at: string | null }>(`SELECT max(query_start)::text AS at FROM pg_stat_activity WHERE query LIKE '%backend_xmin%heldUp%' AND pid <> pg_backend_pid()`);
      const at = rows[0]!.at ?? '';
      if (at <= seen) return false;
      seen = at;
      return true;
    };
    await eventually('it is looked who may see it', lookedAgain, PROVED_WITHIN_MS);
    await eventually('what that look led to is over, and it is looked again', lookedAgain, PROVED_WITHIN_MS);
    // As long as it would be in vain the table is not written anew, and nobody who reads keys waits.
    expect(await node()).toBe(before);
    expect(proved).toBe(false);
    await reader.query('COMMIT');
    await reader.end();
    await erasure;
    expect((await heap()).includes(wrapped)).toBe(false);
  }, SLOW);

  it('of whom comes back with an older database holds up no start: it is taken off the disk once nobody sees it', async () => {
    const { leadId, stored: wrapped } = await added();
    await app.stop();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'destroyed-keys-list-'));
    const { rows } = await sql.query<{ logId: string }>('SELECT log_id AS "logId" FROM event_log');
    await new ErasureList(dataDir).add(rows[0]!.logId, [`lead-${leadId}`]);
    await sql.query(`INSERT INTO projection.checkpoint SELECT (json_populate_record(c, '{"name": "lead-list/rebuild"}')).* FROM projection.checkpoint c WHERE name = 'lead-list' ON CONFLICT DO NOTHING`);
    const reader = await connected(server.url);
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query('SELECT count(*) FROM person_key');
    app = await startApp({ databaseUrl: server.url, environment: { DATA_DIR: dataDir } });
    admin = await app.signIn(administrator.email);
    expect(await stored(leadId)).toBeNull();
    expect((await heap()).includes(wrapped)).toBe(true);
    // Rebuilds are asked for of lists alone, not of what is being built beside one.
    expect((await sql.query(`SELECT FROM projection.request WHERE projection LIKE '%/%'`)).rowCount).toBe(0);
    expect((await sql.query(`SELECT FROM projection.request WHERE projection = 'lead-list'`)).rowCount).toBeGreaterThan(0);
    await sql.query(`DELETE FROM projection.checkpoint WHERE name = 'lead-list/rebuild'`);
    // Whoever ends before it is done leaves it to the next start.
    await app.stop();
    await start();
    expect((await heap()).includes(wrapped)).toBe(true);
    await reader.query('COMMIT');
    await reader.end();
    await eventually('it is off the disk', async () => !(await heap()).includes(wrapped), PROVED_WITHIN_MS);
    await rm(dataDir, { recursive: true, force: true });
  }, SLOW);

  it('of before keys were wrapped is wrapped at the next start, and its clear bytes leave the table’s file', async () => {
    const { leadId, stored: wrapped } = await added();
    const key = wrap.unwrap(`lead-${leadId}`, wrapped)!;
    await app.stop();
    await sql.query('UPDATE person_key SET key = $2 WHERE person = $1', [`lead-${leadId}`, key]);
    expect((await heap()).includes(key)).toBe(true);
    await start();
    expect((await heap()).includes(key)).toBe(false);
    expect(await admin.get(`/api/Leads/${leadId}`)).toMatchObject({ firstName: 'Zeldamira' });
  }, SLOW);

  it('is refused under another SECRETS_KEY, in words', async () => {
    await app.stop();
    await expect(startApp({ databaseUrl: server.url, environment: { SECRETS_KEY: 'ab'.repeat(32) } })).rejects.toThrow(/^SECRETS_KEY .* is not the one that the keys of people in this database are wrapped under/);
    await start();
  }, SLOW);
});
