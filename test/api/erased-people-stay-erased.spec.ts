import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { eventually } from '../faults/support/eventually.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const WITHIN_MS = 120_000;
const SLOW = 300_000;

describe('Somebody who was erased', () => {
  let database: TestDatabase;
  let older: TestDatabase | undefined;
  let dataDir: string;
  let app: TestApp | undefined;
  let admin: SignedIn;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'stay-erased-'));
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await stop();
    await older?.drop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }, SLOW);

  const start = async (databaseUrl: string) => {
    app = await startApp({ databaseUrl, environment: { DATA_DIR: dataDir } });
    admin = await app.signIn(administrator.email);
  };
  const stop = async () => {
    await app?.stop();
    app = undefined;
  };
  const rowsSaying = async (url: string, word: string): Promise<number> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM read_model.lead_list l WHERE row_to_json(l)::text LIKE $1', [`%${word}%`]);
    await client.end();
    return rowCount!;
  };

  it('stays erased, in lists as well, where a backup of the database from before is brought back by whatever means', async () => {
    await start(database.url);
    const { leadId } = (await (await admin.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Zeldamira', lastName: 'Quillfeather' } })).json()) as { leadId: number };
    await eventually('the list shows the lead', async () => (await rowsSaying(database.url, 'Quillfeather')) === 1, WITHIN_MS);
    await stop();
    older = await createTestDatabase(new URL(database.url).pathname.slice(1));
    await start(database.url);
    await admin.fetch(`/api/Leads/${leadId}/Erase`, { method: 'POST', body: {} });
    await eventually('the erasure is proved', async () => Boolean((await admin.get<{ erasure: { proof: object | null } | null }>(`/api/Leads/${leadId}`)).erasure?.proof), WITHIN_MS);
    await stop();
    expect(await readFile(path.join(dataDir, 'erasures.txt'), 'utf8')).toMatch(new RegExp(`^[0-9a-f-]{36} lead-${leadId} \\S+\\n$`));

    await start(older.url);
    expect(await admin.get(`/api/Leads/${leadId}`)).toMatchObject({ firstName: '', lastName: '' });
    await eventually('no list names them', async () => (await rowsSaying(older!.url, 'Quillfeather')) === 0, WITHIN_MS);
  }, SLOW);
});
