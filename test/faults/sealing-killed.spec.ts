import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { checkFiles } from '../../backend/platform/files/files-check.js';
import { FilesSweep, UNNAMED_AFTER_MS } from '../../backend/platform/files/files-sweep.js';
import { FolderPlace } from '../../backend/platform/files/folder-place.js';
import type { HourlySweeps } from '../../backend/platform/sweeps/hourly-sweeps.js';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { isFinished } from '../../events/resale-contracts/resale-contract.enums.js';
import { mailsTo } from '../support/mailed-links.js';
import { worstSignature } from '../support/png.js';
import { sealHolds } from '../support/sealed-pdf.js';
import { signsWith } from '../support/signs-with.js';
import { startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from './support/eventually.js';
import { ProductProcess } from './support/product-process.js';

const CONTRACTS = 3;
const SEALED_WITHIN_MS = 120_000;
const mailOf = (id: number) => `seller-${id}@example.com`;

describe('a product that is killed while documents are sealed', () => {
  let folder: string;
  let database: TestDatabase;
  let client: pg.Client;
  let product: ProductProcess;
  let executive: SignedIn;
  const contracts: number[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sealing-killed-'));
    database = await createTestDatabase(await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop()));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await starts();
    for (let id = 1001; contracts.length < CONTRACTS; id++) {
      if (isFinished((await executive.get<ResaleContractAnswer>(`/api/Contracts/${id}`)).contractStatus ?? '')) continue;
      contracts.push(id);
      const seller = { sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Victor', sellerLastName: 'Brown', sellerEmail: mailOf(id), coSellerFirstName: '', coSellerLastName: '' };
      expect((await executive.fetch(`/api/Contracts/${id}`, { method: 'PUT', body: seller })).status).toBe(200);
      for (const asked of [`PrintSellerContract/${id}`, `${id}/send-seller-contract`]) expect((await executive.fetch(`/api/Contracts/${asked}`, { method: 'POST' })).status).toBe(200);
    }
  }, 180_000);
  afterAll(async () => {
    await product?.kill();
    await client?.end();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  async function starts(): Promise<void> {
    product = await ProductProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder });
    executive = await product.signIn('executive');
  }
  const sealed = async (): Promise<number> => (await client.query(`SELECT FROM event_store.event WHERE type = 'EnvelopeCompleted'`)).rowCount!;

  it('seals each once after its next start, whole, and leaves nothing else', async () => {
    const image = `data:image/png;base64,${worstSignature().toString('base64')}`;
    for (const id of contracts) await signsWith(product.url, /#([\w-]{43})/.exec((await mailsTo(executive, mailOf(id)))[0]!.text)![1]!, image);
    // One after the other: the next one is under way.
    await eventually('the first is sealed', async () => (await sealed()) > 0, SEALED_WITHIN_MS);
    await product.kill();
    expect(await sealed()).toBeLessThan(CONTRACTS);

    await starts();
    await eventually('all are sealed', async () => (await sealed()) === CONTRACTS, SEALED_WITHIN_MS);
    for (const id of contracts) {
      const { signings = [] } = await eventuallyRead(id);
      const file = await executive.fetch(`/api/Envelopes/${signings[0]!.envelopeId}/Document`);
      expect(sealHolds(Buffer.from(await file.arrayBuffer()))).toBe(true);
    }
    await product.stop();
    expect(await sealed()).toBe(CONTRACTS);
    await expectNothingElse();
  }, 300_000);

  async function eventuallyRead(id: number): Promise<ResaleContractAnswer> {
    const read = () => executive.get<ResaleContractAnswer>(`/api/Contracts/${id}`);
    await eventually(`contract ${id} knows its sealed file`, async () => (await read()).signings![0]!.file !== null, SEALED_WITHIN_MS);
    return read();
  }

  /** Of each document the pages, their text, the picture and the sealed copy. */
  async function expectNothingElse(): Promise<void> {
    const store = await PostgresEventStore.open(database.url);
    try {
      const place = new FolderPlace(path.join(folder, 'files'));
      const later = new Date(Date.now() + 2 * UNNAMED_AFTER_MS);
      await new FilesSweep(place, store, { add: () => undefined } as unknown as HourlySweeps).sweep(later);
      expect(await checkFiles(store, place, later)).toEqual({ whole: 4 * CONTRACTS, missing: [], changed: [], orphaned: [] });
      expect(await readdir(path.join(folder, 'files', 'unfinished'))).toEqual([]);
    } finally {
      await store.close();
    }
  }
});
