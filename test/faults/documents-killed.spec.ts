import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../bench/measured-process.js';
import { checkFiles } from '../../backend/platform/files/files-check.js';
import { FilesSweep, UNNAMED_AFTER_MS } from '../../backend/platform/files/files-sweep.js';
import { FolderPlace } from '../../backend/platform/files/folder-place.js';
import type { HourlySweeps } from '../../backend/platform/sweeps/hourly-sweeps.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { ProductProcess } from './support/product-process.js';
import { Random } from './support/random.js';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 2);
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const AT_ONCE = 12;

describe('a product that is killed while documents are made', () => {
  const random = new Random(SEED);
  let folder: string;
  let database: TestDatabase;
  let environment: Record<string, string>;
  let product: ProductProcess;

  beforeAll(async () => {
    process.stdout.write(`FAULT_SEED=${SEED}\n`);
    folder = await mkdtemp(path.join(tmpdir(), 'documents-killed-'));
    database = await createTestDatabase(await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop()));
    environment = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(await freePort()) };
    product = await ProductProcess.start(environment);
  }, 180_000);
  afterAll(async () => {
    await product?.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  it(
    'has each of them once after they were asked for again, whole, and nothing else once the sweep has been there',
    async () => {
      const asked: { readonly contractId: number; readonly key: string }[] = [];
      let lost = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const news = Array.from({ length: AT_ONCE }, (_, place) => ({ contractId: 1001 + place, key: randomUUID() }));
        asked.push(...news);
        const executive = await product.signIn('executive');
        const answers = news.map((one) => print(executive, one).catch(() => 0));
        await pause(random.between(150, 900));
        await product.kill();
        lost += (await Promise.all(answers)).filter((status) => status !== 200).length;
        product = await ProductProcess.start(environment);
        const again = await product.signIn('executive');
        for (const one of news) expect(await print(again, one)).toBe(200);
      }
      expect(lost).toBeGreaterThan(0);
      const store = await PostgresEventStore.open(database.url);
      try {
        await expectOnce(store, asked.map(({ key }) => key));
      } finally {
        await store.close();
      }
    },
    300_000,
  );

  async function print(who: SignedIn, { contractId, key }: { readonly contractId: number; readonly key: string }): Promise<number> {
    return (await who.fetch(`/api/Contracts/PrintContract/${contractId}`, { method: 'POST', headers: { 'Idempotency-Key': key } })).status;
  }

  async function expectOnce(store: PostgresEventStore, keys: readonly string[]): Promise<void> {
    const made = await commandsOfMade(store);
    expect(made.toSorted()).toEqual(keys.toSorted());
    const place = new FolderPlace(path.join(folder, 'files'));
    const later = new Date(Date.now() + 2 * UNNAMED_AFTER_MS);
    await new FilesSweep(place, store, { add: () => undefined } as unknown as HourlySweeps).sweep(later);
    // The PDF and its text.
    expect(await checkFiles(store, place, later)).toEqual({ whole: 2 * keys.length, missing: [], changed: [], orphaned: [] });
    expect(await readdir(path.join(folder, 'files', 'unfinished'))).toEqual([]);
  }

  async function commandsOfMade(store: PostgresEventStore): Promise<string[]> {
    const reading = new AbortController();
    const commands: string[] = [];
    for await (const { events, caughtUp } of store.subscribe('', { signal: reading.signal, types: new Set(['ContractDocumentMade']) })) {
      commands.push(...events.map(({ metadata }) => (metadata as { commandId: string }).commandId));
      if (caughtUp) break;
    }
    reading.abort();
    return commands;
  }
});
