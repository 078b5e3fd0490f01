import type { Load } from '../../backend/platform/health/process-load.js';
import { startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { p95OfPages } from './support/page-crowd.js';
import { ProductProcess } from './support/product-process.js';
import { MOST_MEMORY, MOST_TIMES, timesAsLong } from './support/times-as-long.js';
import { UploadFlood } from './support/upload-flood.js';
import { HUNG_UP, ORDINARY, uploads, worstForms } from './support/upload-forms.js';

const WATCHED_MS = 2_000;
const AT_ONCE = 20;
/** Whose contract nobody floods. */
const OTHERS_CONTRACT = 1_055;

describe(`Beside ${AT_ONCE} uploads at once that are begun again without end`, () => {
  let database: TestDatabase;
  let product: ProductProcess;
  let executive: SignedIn;
  let people: readonly SignedIn[];

  beforeAll(async () => {
    const template = await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop());
    database = await createTestDatabase(template);
    product = await ProductProcess.start({ DATABASE_URL: database.url });
    executive = await product.signIn('executive');
    people = await Promise.all(['sales-manager', 'sales-administrator', 'accounting-manager', 'closing-manager'].map((who) => product.signIn(who)));
    await p95OfPages(people, 4, WATCHED_MS);
  }, 180_000);
  afterAll(async () => {
    await product?.stop();
    await database?.drop();
  });

  it.each(worstForms)('by one person, that %s, others are answered, and their papers are taken', async (name, form) => {
    const statuses = await expectNobodyHeldUp(`that ${name}`, executive, form);
    expect(statuses.has(429) || statuses.has(HUNG_UP)).toBe(true);
  }, 180_000);

  it('by one person, that trickle, others are answered, and their papers are taken', async () => {
    expect([...(await expectNobodyHeldUp('that trickle', executive))]).toEqual([429]);
  }, 180_000);

  it('by nobody, others are answered, and their papers are taken', async () => {
    const statuses = await expectNobodyHeldUp('of nobody', undefined, worstForms[0]![1]);
    expect([...statuses].filter((status) => status !== HUNG_UP)).toEqual([401]);
  }, 180_000);

  async function expectNobodyHeldUp(name: string, who: SignedIn | undefined, form?: Buffer): Promise<ReadonlySet<number>> {
    const statuses = new Set<number>();
    const taken: number[] = [];
    const times = await timesAsLong(`uploads ${name}`, {
      p95: () => p95OfPages(people, 4, WATCHED_MS),
      load: () => executive.get<Load>('/api/Operations/Load'),
      flooded: async (measured) => {
        const flood = await UploadFlood.begun(product.url, who, AT_ONCE, form);
        taken.push(await uploads(product.url, people[1]!.cookie, OTHERS_CONTRACT, ORDINARY));
        await measured();
        (await flood.end()).forEach((status) => statuses.add(status));
      },
    });
    expect(times).toBeLessThan(MOST_TIMES);
    expect(taken).toEqual(taken.map(() => 200));
    expect((await executive.get<Load>('/api/Operations/Load')).mostMemoryBytes).toBeLessThan(MOST_MEMORY);
    return statuses;
  }
});
