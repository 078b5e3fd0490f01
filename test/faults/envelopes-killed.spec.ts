import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isFinished } from '../../events/resale-contracts/resale-contract.enums.js';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { DocuSignStandIn } from '../support/docusign-stand-in.js';
import { startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from './support/eventually.js';
import { plantedProduct } from './support/planted-product.js';
import { ProductProcess } from './support/product-process.js';
import { Random } from './support/random.js';

const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const FREED_WITHIN_MS = 60_000;

const AT_DOCUSIGN = ['made there, not noted here', 'noted here, not sent', 'sent there, not noted here'] as const;
const BY_MAIL = 'sent, not told that it got there';
const FIRST_CONTRACT = 1001;
const CONTRACTS = 10;
const mailOf = (id: number) => `seller-${id}@example.com`;

describe('a product that is killed while envelopes are sent', () => {
  const random = new Random(SEED);
  /** Those that somebody may still sign. */
  const contracts: number[] = [];
  let standIn: DocuSignStandIn;
  let docuSign: Record<string, string>;
  let folder: string;
  let database: TestDatabase;
  let client: pg.Client;
  let product: ProductProcess;
  let executive: SignedIn;

  beforeAll(async () => {
    process.stdout.write(`FAULT_SEED=${SEED}\n`);
    standIn = new DocuSignStandIn();
    docuSign = await standIn.listen();
    folder = await mkdtemp(path.join(tmpdir(), 'envelopes-killed-'));
    database = await createTestDatabase(await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop()));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await starts();
    for (let id = FIRST_CONTRACT; contracts.length < CONTRACTS; id++) {
      if (isFinished((await executive.get<ResaleContractAnswer>(`/api/Contracts/${id}`)).contractStatus ?? '')) continue;
      contracts.push(id);
      const parties = { sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Victor', sellerLastName: 'Brown', sellerEmail: mailOf(id), coSellerFirstName: '', coSellerLastName: '' };
      expect((await executive.fetch(`/api/Contracts/${id}`, { method: 'PUT', body: { ...parties, reason: 'As agreed' } })).status).toBe(200);
      expect((await executive.fetch(`/api/Contracts/PrintSellerContract/${id}`, { method: 'POST' })).status).toBe(200);
    }
  }, 180_000);
  afterAll(async () => {
    await product?.kill();
    await client?.end();
    await database?.drop();
    await standIn.close();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  async function starts(more: Readonly<Record<string, string>> = {}, main?: string): Promise<void> {
    product = await ProductProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder, ...more }, main);
    executive = await product.signIn('executive');
  }
  const sends = async (id: number, key: string): Promise<number> => (await executive.fetch(`/api/Contracts/${id}/send-seller-contract`, { method: 'POST', headers: { 'Idempotency-Key': key } })).status;
  const signings = async (id: number) => (await executive.get<ResaleContractAnswer>(`/api/Contracts/${id}`)).signings ?? [];
  const are = (ids: readonly number[], status: string) =>
    eventually(`all are ${status}`, async () => (await Promise.all(ids.map(signings))).every((all) => all.length === 1 && all[0]!.status === status), FREED_WITHIN_MS);

  /** @returns the contract whose envelope it was killed over */
  async function diesAt(death: string, id: number, more: Readonly<Record<string, string>> = {}): Promise<number> {
    await product.kill();
    await starts({ ...more, DIES_AT: death, DIES_OVER: `resaleContract-${id}` }, await plantedProduct());
    await sends(id, randomUUID()).catch(() => 0);
    await product.death(death);
    return id;
  }

  it('has each at DocuSign once after the next start, sent once, at whatever step it died', async () => {
    const ids: number[] = [];
    for (const [place, death] of AT_DOCUSIGN.entries()) ids.push(await diesAt(death, contracts[place]!, docuSign));
    await starts(docuSign);
    await are(ids, 'Sent');
    const marks = (await Promise.all(ids.map(signings))).map(([one]) => one!.envelopeId);
    const there = standIn.envelopes.map(({ definition, timesSent, timesResent }) => ({ mark: definition.transactionId, timesSent, timesResent }));
    expect(there.toSorted(byMark)).toEqual(marks.map((mark) => ({ mark, timesSent: 1, timesResent: 0 })).toSorted(byMark));
  }, 240_000);

  it('tells after the next start that a link got there, where it was killed before it could', async () => {
    const id = await diesAt(BY_MAIL, contracts[3]!);
    await starts();
    await are([id], 'Delivered');
    expect(await mailed(id)).toBe(1);
  }, 120_000);

  it('has each that was asked for once after it was asked for again, with one link that opens it, and none half', async () => {
    const ids = contracts.slice(4);
    const keys = new Map(ids.map((id) => [id, randomUUID()]));
    const answers = ids.map((id) => sends(id, keys.get(id)!).catch(() => 0));
    await pause(random.between(20, 300));
    await product.kill();
    await Promise.all(answers);
    await starts();
    for (const id of ids) expect(await sends(id, keys.get(id)!)).toBe(200);
    await are(ids, 'Delivered');
    for (const id of ids) expect(await mailed(id)).toBeGreaterThan(0);
    const marks = (await Promise.all(ids.map(signings))).map(([one]) => one!.envelopeId);
    const { rows } = await client.query<{ links: number }>('SELECT count(*)::int AS links FROM signing_link WHERE envelope_id = ANY($1) AND replaced_at IS NULL GROUP BY envelope_id', [marks]);
    expect(rows.map(({ links }) => links)).toEqual(marks.map(() => 1));
    const { rows: streams } = await client.query<{ of: string }>(`SELECT data -> 'document' ->> 'stream' AS of FROM event_store.event WHERE type = 'EnvelopePrepared'`);
    expect(streams.map(({ of }) => of).toSorted()).toEqual(contracts.map((id) => `resaleContract-${id}`).toSorted());
  }, 180_000);

  async function mailed(id: number): Promise<number> {
    return (await client.query('SELECT FROM outbox_mail WHERE recipient = $1', [mailOf(id)])).rowCount!;
  }
});

function byMark(one: { readonly mark: string }, other: { readonly mark: string }): number {
  return one.mark.localeCompare(other.mark);
}
