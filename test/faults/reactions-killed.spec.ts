import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { EmployeeStatusChanged } from '../../events/employees/employee.events.js';
import { PointsAccountOpened, PointsHeld } from '../../events/points/points.events.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import type { OutgoingOverview } from '../../backend/platform/outgoing/outgoing-reader.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import { happened } from '../support/happened.js';
import { administrator, startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from './support/eventually.js';
import { plantedProduct } from './support/planted-product.js';
import { ProductProcess } from './support/product-process.js';

/** A process dies once at each, see planted-death.mjs. Those that die in a job leave it locked. */
const deaths = [
  { at: 'before the command', over: 'word', inJob: false },
  { at: 'after the command', over: 'word', inJob: false },
  { at: 'before the request is noted', over: 'word', inJob: false },
  { at: 'before it is delivered', over: 'word', inJob: true },
  { at: 'before the delivery is noted', over: 'word', inJob: true },
  { at: 'before what is due is noted', over: 'hold', inJob: false },
  { at: 'over what is due', over: 'hold', inJob: true },
  { at: 'before what was due is crossed out', over: 'hold', inJob: true },
] as const;
const DELIVERED_TWICE = 'before the delivery is noted';

const REACTIONS = ['release-points-when-hold-runs-out', 'tell-in-ledger'];
const FREED_WITHIN_MS = 30_000;

describe('a product that is killed at each step of what events cause', () => {
  const deliveries = path.join(tmpdir(), `reactions-killed-${randomUUID()}`);
  let database: TestDatabase;
  let store: PostgresEventStore;
  let client: pg.Client;
  let product: ProductProcess | undefined;

  beforeAll(async () => {
    database = await createTestDatabase(await templateDatabase('company', async (databaseUrl) => (await startApp({ databaseUrl })).stop()));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    product = await started();
    store = await PostgresEventStore.open(database.url);
    await eventually('the reactions have begun', async () => (await client.query('SELECT FROM projection.checkpoint WHERE name = ANY($1)', [REACTIONS])).rowCount === REACTIONS.length);
    await product.kill();
  }, 180_000);

  afterAll(async () => {
    await product?.kill();
    await client?.end();
    await store?.close();
    await database?.drop();
    await rm(deliveries, { force: true });
  }, 60_000);

  it('has every effect once and in order, parks nothing, and takes up the jobs of the dead', async () => {
    const [words, holds] = [[] as string[], [] as number[]];
    for (const [index, { at, over, inJob }] of deaths.entries()) {
      const number = index + 1;
      const told = [String(number), `${number}, and what comes behind it`];
      words.push(...told);
      for (const to of told) await happened(store, 'employee-7001', EmployeeStatusChanged({ from: '', to }));
      if (over === 'hold') {
        holds.push(number);
        await hold(number);
      }
      const before = await lockedJobs();
      product = await ProductProcess.spawn(environment({ DIES_AT: at, DIES_OVER: String(number) }), await plantedProduct());
      await product.death(at);
      // Otherwise nothing was put to the test.
      if (inJob) expect(await lockedJobs()).not.toEqual(before);
    }
    product = await started();
    const me = await product.signIn(administrator.email);
    await eventually('all is done that was asked for', () => allDone(me), FREED_WITHIN_MS);

    expect(await recorded('PointsLedgerRowRecorded', 'note')).toEqual(words);
    // Each by itself: one that waits for the job of a dead process holds up no other.
    expect((await recorded('PointsReleased', 'epicAdvantageContractId')).map(Number).sort()).toEqual(holds);
    const delivered = await allDelivered();
    const twice = String(deaths.findIndex(({ at }) => at === DELIVERED_TWICE) + 1);
    expect(delivered.map(({ word }) => word).sort()).toEqual([...words, twice].sort());
    // Who is told twice can tell: the key of the request is the same.
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(words.length);
    // A job of the hour may be under way.
    await eventually('no job is held', async () => (await lockedJobs()).length === 0, FREED_WITHIN_MS);
  }, 540_000);

  const environment = (more: Record<string, string>) => ({
    DATABASE_URL: database.url,
    DEMO: 'off',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    DELIVERED_TO: deliveries,
    ...more,
  });
  const started = async () => ProductProcess.start(environment({}), await plantedProduct());

  async function allDone(me: SignedIn): Promise<boolean> {
    const statuses = await me.get<ReactionStatus[]>('/api/Operations/Reactions');
    const parked = statuses.flatMap(({ parked: events, due }) => [...events, ...due.refused]);
    if (parked.length > 0) throw new Error(`Parked: ${JSON.stringify(parked)}`);
    const { counts } = await me.get<OutgoingOverview>('/api/Operations/Outgoing');
    // The accounts of next year stay due.
    return statuses.every(({ name, lag, due }) => lag.amount === 0 && (due.count === 0 || !REACTIONS.includes(name))) && counts.waiting + counts['tries again'] + counts.failed === 0;
  }

  async function lockedJobs(): Promise<string[]> {
    const { rows } = await client.query<{ key: string }>('SELECT key FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL ORDER BY id');
    return rows.map(({ key }) => key);
  }

  async function recorded(type: string, field: string): Promise<string[]> {
    const { rows } = await client.query<{ value: string }>('SELECT data->>$2 AS value FROM event_store.event WHERE type = $1 ORDER BY position', [type, field]);
    return rows.map(({ value }) => value);
  }

  async function allDelivered(): Promise<{ word: string; id: string }[]> {
    const lines = (await readFile(deliveries, 'utf8')).trim().split('\n');
    return lines.map((line) => JSON.parse(line) as { word: string; id: string });
  }

  /** Due at once; each of a member of their own, because what the product appends meanwhile stands elsewhere. */
  async function hold(number: number): Promise<void> {
    const [memberId, useYear] = [10_000 + number, 2026];
    const purchase = { pointsPurchased: 500, pricePerPoint: '0.02', transactionFee: '29.00', totalPurchasePrice: '39.00', createdBy: 7 };
    const held = PointsHeld({ memberId, useYear, epicAdvantageContractId: number, ...purchase, pointLedgerId: number, heldUntil: '2026-03-04T05:06:07.000Z' });
    await happened(store, `pointsAccount-${memberId}-${useYear}`, PointsAccountOpened({ memberId, useYear, yearlyMaximum: 100_000 }), held);
  }
});
