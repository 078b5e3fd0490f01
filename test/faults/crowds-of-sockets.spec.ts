import type { Load } from '../../backend/platform/health/process-load.js';
import { startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { Crowd } from './support/crowd.js';
import { LineCrowd, LineFlood, floods } from './support/line-crowd.js';
import { ProductProcess } from './support/product-process.js';
import { MOST_MEMORY, MOST_TIMES, timesAsLong, type Beside } from './support/times-as-long.js';

const WATCHED_MS = 1_000;
/** Of an ordinary crowd. */
const LINES = 16;

describe('Beside sockets that send without end', () => {
  let database: TestDatabase;
  let product: ProductProcess;
  let executive: SignedIn;
  let ordinary: LineCrowd;

  beforeAll(async () => {
    const template = await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop());
    database = await createTestDatabase(template);
    product = await ProductProcess.start({ DATABASE_URL: database.url });
    executive = await product.signIn('executive');
    const people = await Promise.all(['sales-manager', 'sales-administrator', 'accounting-manager', 'closing-manager'].map((who) => product.signIn(who)));
    ordinary = await LineCrowd.of(product.url, people, LINES / people.length);
    await ordinary.p95(WATCHED_MS);
  }, 180_000);

  afterAll(async () => {
    ordinary?.hangUp();
    await product?.stop();
    await database?.drop();
  });

  describe.each([1, 10, 30])('of one person, %i at once', (lines) => {
    it.each(floods)('that %s, others are answered, and stay', async (name, send) => {
      const reasons = new Set<string>();
      const times = await timesBeside(`${lines} that ${name}`, async (measured) => {
        const flood = new LineFlood(product.url, executive, lines, Math.ceil(100 / lines), send);
        await flood.begun();
        await measured();
        flood.end();
        flood.reasons.forEach((reason) => reasons.add(reason));
      });
      expect(times).toBeLessThan(MOST_TIMES);
      expect([...reasons]).toEqual(['This page asked for too much at once']);
      expect(ordinary.connected).toBe(LINES);
      expect((await load()).mostMemoryBytes).toBeLessThan(MOST_MEMORY);
    });
  });

  it('of nobody, others are answered as beside any strangers, and nothing is kept of them', async () => {
    const statuses = new Set<number>();
    const before = (await load()).memoryBytes;
    const besideStrangers = async (path: string, measured: () => Promise<void>): Promise<Iterable<number>> => {
      const crowd = new Crowd(product.url, 20);
      crowd.ask(() => ({ path }));
      await measured();
      crowd.hangUp();
      return crowd.statuses.keys();
    };
    const times = await timesBeside(
      'lines of nobody',
      async (measured) => {
        for (const status of await besideStrangers('/socket.io/?EIO=4&transport=polling', measured)) statuses.add(status);
      },
      async (measured) => void (await besideStrangers('/api/Users/Me', measured)),
    );
    expect(times).toBeLessThan(MOST_TIMES);
    expect([...statuses]).toEqual([403]);
    expect((await load()).memoryBytes - before).toBeLessThan(MOST_MEMORY / 4);
  });

  function timesBeside(name: string, flooded: Beside, ordinarily?: Beside): Promise<number> {
    return timesAsLong(name, { p95: () => ordinary.p95(WATCHED_MS), load, flooded, ...(ordinarily && { ordinarily }) });
  }

  function load(): Promise<Load> {
    return executive.get<Load>('/api/Operations/Load');
  }
});
