import pg from 'pg';
import { signedIn, startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { ProductProcess } from './support/product-process.js';

const PROCESSES = 3;
/** `DATABASE_CONNECTIONS` unless it is set. */
const ALLOWED_EACH = 25;
/** Postgres' own `max_connections`, less the three that it keeps for superusers. */
const THERE_ARE = 97;
const AT_ONCE = 40;

describe('three processes on the defaults', () => {
  let database: TestDatabase;
  let observer: pg.Client;
  const products: ProductProcess[] = [];

  beforeAll(async () => {
    const template = await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop());
    database = await createTestDatabase(template);
    observer = new pg.Client({ connectionString: database.url, application_name: 'observer' });
    await observer.connect();
  }, 180_000);

  afterAll(async () => {
    await Promise.all(products.map((product) => product.stop()));
    await observer?.end();
    await database?.drop();
  }, 60_000);

  const open = async () => (await observer.query<{ open: number }>(`SELECT count(*)::integer AS open FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'observer'`)).rows[0]!.open;

  async function rushAt(me: SignedIn, tourId: number): Promise<number[]> {
    const asked = Array.from({ length: AT_ONCE }, (_, number) => (number % 4 === 0 ? me.fetch(`/api/Tours/${tourId}`, { method: 'PUT', body: { notes: `Note ${number}` } }) : me.fetch(`/api/lists/${number % 2 === 0 ? 'tour-list' : 'lead-list'}?limit=50`)));
    return (await Promise.all(asked)).map(({ status }) => status);
  }

  it('leave Postgres connections of its usual hundred, while they start, work under a rush and stop', async () => {
    let [most, over] = [0, false];
    const watching = (async () => {
      while (!over) most = Math.max(most, await open());
    })();
    for (let started = 0; started < PROCESSES; started++) products.push(await ProductProcess.spawn({ DATABASE_URL: database.url }));
    await Promise.all(products.map((product) => product.serving()));
    const { token } = await products[0]!.signIn('executive');
    const answers = await Promise.all(products.map(({ url }, index) => rushAt(signedIn(url, token), 31 + index)));
    await Promise.all(products.map((product) => product.stop()));
    over = true;
    await watching;
    process.stdout.write(`${most} connections at most\n`);
    expect(answers.flat().filter((status) => status !== 200)).toEqual([]);
    expect(most).toBeGreaterThan(PROCESSES * 10);
    expect(most).toBeLessThanOrEqual(PROCESSES * ALLOWED_EACH);
    expect(most).toBeLessThan(THERE_ARE);
  }, 240_000);
});
