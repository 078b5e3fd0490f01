import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Load } from '../../backend/platform/health/process-load.js';
import { startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { everythingShown } from './support/caught-up.js';
import { Crowd, longestWait, slowReader, type Asked } from './support/crowd.js';
import { appendVersions } from './support/long-history.js';
import { ProductProcess } from './support/product-process.js';

const AT_ONCE = 20;
const VERSIONS = 5_000;
const CONTRACT = 1_042;
const LEDGER_ROWS = 40_000;

/** What asks a server for its health takes it for dead after some seconds. How much sooner it answers is told, and not held: that is the machine's too. */
const TAKEN_FOR_DEAD_MS = 5_000;
const MOST_MEMORY = 700 * 2 ** 20;

const WATCHED_MS = 1_500;

describe(`${AT_ONCE} of the worst requests at once`, () => {
  let database: TestDatabase;
  let product: ProductProcess;
  let executive: SignedIn;
  let last = 0;

  beforeAll(async () => {
    const template = await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop());
    database = await createTestDatabase(template);
    last = await appendVersions(database.url, `resaleContract-${CONTRACT}`, VERSIONS);
    await prepareLists(database.url, LEDGER_ROWS);
    product = await ProductProcess.start({ DATABASE_URL: database.url });
    executive = await product.signIn('executive');
    await everythingShown(executive);
    await waitBehind('ordinary ones', () => ({ path: '/api/lists/tour-list?limit=50' }));
  }, 180_000);

  afterAll(async () => {
    await product?.stop();
    await database?.drop();
  });

  const many = encodeURIComponent(JSON.stringify(Array.from({ length: 50 }, (_, index) => ({ field: 'recordedBy', op: 'contains', value: `x${index}` }))));
  const stale = (): Asked => ({ method: 'PUT', path: `/api/Contracts/${CONTRACT}/Status`, headers: { 'If-Match': '"0"', 'Idempotency-Key': randomUUID() }, body: '{"contractStatus":"Signed"}' });
  const stranger = (): Asked => ({ method: 'POST', path: '/api/Users/AuthEmail', headers: { Cookie: '' }, body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'a guess' }) });
  const read = (path: string) => (): Asked => ({ path });

  it.each<[string, () => Asked]>([
    ['comparisons of 5,000 versions', () => ({ path: `/api/Contracts/${CONTRACT}/Compare?from=0&to=${last}` })],
    ['looks back at the 4,999th version', () => ({ path: `/api/Contracts/${CONTRACT}?asOf=${last - 1}` })],
    ['pages of its history', read(`/api/Contracts/${CONTRACT}/History?limit=200`)],
    ['changes on a revision 5,000 versions old', stale],
    ['lists with fifty filters', read(`/api/lists/points-ledger?filters=${many}`)],
    ['counts with fifty filters', read(`/api/lists/points-ledger/summary?filters=${many}`)],
    ['far pages of a long list', read('/api/lists/points-ledger?limit=500&offset=39000')],
    ['pages of all changes with their days', read('/api/Changes?limit=100')],
    ['Excel files of everything', read('/api/lists/points-ledger/export?format=xlsx')],
    ['files of all changes', read('/api/Changes/Export?format=xlsx')],
    ['statements of all years', read('/api/PointLedgers/Statement?from=2000-01-01')],
    ['guesses of a stranger', stranger],
  ])('%s hold nobody up', async (name, asked) => {
    expect(await waitBehind(name, asked)).toBeLessThan(TAKEN_FOR_DEAD_MS);
    expect((await load()).mostMemoryBytes).toBeLessThan(MOST_MEMORY);
  });

  it('whole lists that nobody takes hold nobody up, and no memory', async () => {
    const readers = Array.from({ length: AT_ONCE }, () => slowReader(product.url, own({ path: '/api/PointLedgers' })));
    await pause(WATCHED_MS);
    const wait = await longestWait(product.url, WATCHED_MS);
    readers.forEach((reader) => reader.destroy());
    tell('whole lists that nobody takes', wait, await load(), '');
    expect(wait).toBeLessThan(TAKEN_FOR_DEAD_MS);
    expect((await load()).mostMemoryBytes).toBeLessThan(MOST_MEMORY);
  });

  async function waitBehind(name: string, asked: () => Asked): Promise<number> {
    await load();
    const crowd = new Crowd(product.url, AT_ONCE);
    crowd.ask(() => own(asked()));
    const wait = await longestWait(product.url, WATCHED_MS);
    crowd.hangUp();
    tell(name, wait, await load(), [...crowd.statuses].map((status) => status.join(' x ')).join(', '));
    return wait;
  }

  function own({ headers = {}, ...asked }: Asked): Asked {
    return { ...asked, headers: { Cookie: executive.cookie, ...headers } };
  }

  function load(): Promise<Load> {
    return executive.get<Load>('/api/Operations/Load');
  }
});

function tell(name: string, wait: number, { stoodStillMs, memoryBytes, mostMemoryBytes }: Load, answers: string): void {
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  process.stdout.write(`${name}: health after ${Math.round(wait)} ms at most, the loop stood still ${stoodStillMs} ms, ${megabytes(memoryBytes)}, at most ${megabytes(mostMemoryBytes)}; ${answers}\n`);
}

/** Rows of no account, in the list alone; and no list takes the time to tell of all those versions, which none of them shows. */
async function prepareLists(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: columns } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'read_model' AND table_name = 'points_ledger' AND is_generated = 'NEVER'`,
  );
  const values = columns.map(({ name }) => ({ pointLedgerId: '1000000 + number', note: `repeat('A long note. ', 40)` })[name] ?? `"${name}"`);
  await client.query(
    `INSERT INTO read_model.points_ledger (${columns.map(({ name }) => `"${name}"`).join()})
     SELECT ${values.join()} FROM (SELECT * FROM read_model.points_ledger LIMIT 1) AS one, generate_series(1, ${rows}) AS number`,
  );
  await client.query(`UPDATE projection.checkpoint SET handled = head, position = head FROM (SELECT lpad(max(position)::text, 16, '0') AS head FROM event_store.event) AS log`);
  await client.end();
}
