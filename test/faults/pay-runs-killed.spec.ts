import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import type { ReserveAnswer, ReservesAnswer } from '../../backend/commission/reserves/reserves.dto.js';
import { fillPayWeek } from '../../bench/companies/filled-pay-week.js';
import { latestWeeks, pays, payWeeks } from '../support/pay-weeks.js';
import { startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from './support/eventually.js';
import { ProductProcess } from './support/product-process.js';
import { Random } from './support/random.js';

const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const REPORT = 'sales-executive-weekly';
/** Weeks in a row, each killed at each step. */
const WEEKS = 2;
/** More than one append holds. */
const LINES = 1_200;

describe('Pay runs of a product that is killed while they are prepared, approved and paid', () => {
  const random = new Random(SEED);
  let folder: string;
  let database: TestDatabase;
  let product: ProductProcess;
  let executive: SignedIn;
  let payDates: readonly string[];

  beforeAll(async () => {
    process.stdout.write(`FAULT_SEED=${SEED}\n`);
    folder = await mkdtemp(path.join(tmpdir(), 'pay-runs-killed-'));
    database = await createTestDatabase(await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop()));
    await starts();
    const weeks = latestWeeks(await payWeeks((asked) => executive.get(asked)), WEEKS, (first) => pays(first!));
    payDates = weeks.map(({ payDate }) => payDate);
    const copyOf = weeks[0]!.lines.find(({ kind, commission }) => kind === 'resale' && Number(commission) > 0)!.contractId;
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    for (const [index, { to }] of weeks.entries()) await fillPayWeek(pool, { copyOf, day: to, count: LINES, from: 900_000 + index * LINES });
    await pool.end();
  }, 240_000);
  afterAll(async () => {
    await product?.kill();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  async function starts(): Promise<void> {
    product = await ProductProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder });
    executive = await product.signIn('executive');
  }
  const runOf = (payDate: string) => `/api/Commission/runs/${REPORT}-${payDate}`;
  const post = (asked: string, body: object) => executive.fetch(asked, { method: 'POST', body });
  const step = (payDate: string, status: string) => {
    if (status === 'Prepared') return post('/api/Commission/runs', { report: REPORT, payDate });
    return status === 'Approved' ? post(`${runOf(payDate)}/approve`, {}) : post(`${runOf(payDate)}/pay`, { paidOn: payDate, reference: `ACH ${payDate}` });
  };
  /** The run once what was written is shown. */
  async function shown(payDate: string): Promise<CommissionReport | undefined> {
    const answer = await executive.fetch(runOf(payDate));
    return answer.status === 200 ? ((await answer.json()) as CommissionReport) : undefined;
  }

  it('are never half: each has all of its lines or none, and moves the reserves once', async () => {
    const open = new Map<string, CommissionReport>();
    for (const payDate of payDates) {
      open.set(payDate, await executive.get<CommissionReport>(`/api/Commission/${REPORT}?payDate=${payDate}`));
      for (const status of ['Prepared', 'Approved', 'Paid']) {
        const asked = step(payDate, status).catch(() => undefined);
        await pause(random.between(0, status === 'Prepared' ? 900 : 40));
        await product.kill();
        await asked;
        await starts();
        const after = await shown(payDate);
        if (after) expect(after.lines).toEqual(open.get(payDate)!.lines);
        // Whoever got no answer asks again; it may have been done.
        const again = await step(payDate, status);
        expect([200, 201, 409]).toContain(again.status);
        await eventually(`the run of ${payDate} is ${status}`, async () => (await shown(payDate))?.run?.status === status, 30_000);
        expect((await shown(payDate))!.lines).toEqual(open.get(payDate)!.lines);
      }
    }
    const runs = await Promise.all(payDates.map(async (payDate) => (await shown(payDate))!));
    const sales = runs.flatMap(({ lines }) => lines.map(({ kind, contractId }) => `${kind}-${contractId}`));
    expect([sales.length > WEEKS * LINES, new Set(sales).size]).toEqual([true, sales.length]);
    const cents = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
    const { reserves } = await executive.get<ReservesAnswer>('/api/Commission/Reserves');
    expect(cents(reserves.map(({ balance }) => balance))).toBe(cents(runs.flatMap(({ lines }) => lines.map(({ reserve }) => reserve))));
    for (const { employeeId } of reserves) {
      const { entries } = await executive.get<ReserveAnswer>(`/api/Commission/Reserves/${employeeId}`);
      const moves = entries.map(({ payRunId, movement }) => `${payRunId} ${movement}`);
      expect(moves).toHaveLength(new Set(moves).size);
    }
    const invariants = await executive.get<{ name: string; ok: boolean; detail: string }[]>('/api/Operations/Invariants');
    expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
  }, 600_000);
});
