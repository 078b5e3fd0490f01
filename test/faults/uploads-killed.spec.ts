import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../bench/measured-process.js';
import { checkFiles } from '../../backend/platform/files/files-check.js';
import { FilesSweep, UNNAMED_AFTER_MS } from '../../backend/platform/files/files-sweep.js';
import { FolderPlace } from '../../backend/platform/files/folder-place.js';
import type { HourlySweeps } from '../../backend/platform/sweeps/hourly-sweeps.js';
import { Uploads } from '../../backend/platform/uploads/uploads.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { ProductProcess } from './support/product-process.js';
import { Random } from './support/random.js';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 2);
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const AT_ONCE = 12;
/** Some take 600 ms to come, and none of those is in before the kill. */
const PIECES = 20;
const PIECE = Buffer.alloc(40_000, '% signed by hand\n');
const BOUNDARY = 'a-paper';

interface Brought {
  readonly contractId: number;
  readonly key: string;
}

describe('a product that is killed while signed paper comes in', () => {
  const random = new Random(SEED);
  let folder: string;
  let database: TestDatabase;
  let environment: Record<string, string>;
  let product: ProductProcess;

  beforeAll(async () => {
    process.stdout.write(`FAULT_SEED=${SEED}\n`);
    folder = await mkdtemp(path.join(tmpdir(), 'uploads-killed-'));
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
    'has each paper once after it was brought again, whole, and nothing else once the sweeps have been there',
    async () => {
      const brought: Brought[] = [];
      let lost = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const news = Array.from({ length: AT_ONCE }, (_, place) => ({ contractId: 1001 + place, key: randomUUID() }));
        brought.push(...news);
        const executive = await product.signIn('executive');
        const answers = news.map((one, place) => bring(executive, one, place % 3).catch(() => 0));
        await pause(random.between(60, 500));
        await product.kill();
        lost += (await Promise.all(answers)).filter((status) => status !== 200).length;
        product = await ProductProcess.start(environment);
        const again = await product.signIn('executive');
        for (const one of news) expect(await bring(again, one, 0)).toBe(200);
      }
      expect(lost).toBeGreaterThan(0);
      await expectOnce(brought);
    },
    300_000,
  );

  /** @param delay milliseconds between its pieces */
  async function bring(who: SignedIn, { contractId, key }: Brought, delay: number): Promise<number> {
    const headers = { cookie: who.cookie, 'Idempotency-Key': key, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
    // A connection of its own: one that idled may be closed by the server just then.
    const sending = request(`${product.url}/api/Contracts/${contractId}/Papers/deed`, { method: 'POST', headers, agent: false });
    const answer = new Promise<number>((resolve, reject) => {
      sending.on('response', (response) => resolve((response.resume(), response.statusCode!)));
      sending.on('error', reject);
    });
    answer.catch(() => undefined);
    sending.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n% ${key}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n`);
    for (let piece = 0; piece < PIECES; piece++) {
      sending.write(PIECE);
      if (delay > 0) await pause(delay * 15);
    }
    sending.end(`\nstartxref\n9\n%%EOF\n\r\n--${BOUNDARY}--\r\n`);
    return answer;
  }

  async function expectOnce(brought: readonly Brought[]): Promise<void> {
    const store = await PostgresEventStore.open(database.url);
    try {
      expect((await commandsOfUploads(store)).toSorted()).toEqual(brought.map(({ key }) => key).toSorted());
      const place = new FolderPlace(path.join(folder, 'files'));
      const later = new Date(Date.now() + 2 * UNNAMED_AFTER_MS);
      const noClock = { add: () => undefined } as unknown as HourlySweeps;
      await new FilesSweep(place, store, noClock).sweep(later);
      expect(await checkFiles(store, place, later)).toEqual({ whole: brought.length, missing: [], changed: [], orphaned: [] });
      expect(await readdir(path.join(folder, 'files', 'unfinished'))).toEqual([]);
      await new Uploads({ dataDir: folder } as never, undefined as never, undefined as never, undefined as never, noClock).sweep(later.getTime());
      expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
    } finally {
      await store.close();
    }
  }

  async function commandsOfUploads(store: PostgresEventStore): Promise<string[]> {
    const reading = new AbortController();
    const commands: string[] = [];
    for await (const { events, caughtUp } of store.subscribe('', { signal: reading.signal, types: new Set(['ContractPaperUploaded']) })) {
      commands.push(...events.map(({ metadata }) => (metadata as { commandId: string }).commandId));
      if (caughtUp) break;
    }
    reading.abort();
    return commands;
  }
});
