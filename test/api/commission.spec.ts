import pg from 'pg';
import { monthlyPayDates, weeklyPayDates } from '../../backend/commission/rules/pay-dates.rules.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { soon } from '../support/mailed-links.js';
import { latestWeeks, pays, payWeeks } from '../support/pay-weeks.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import type { CommissionOpening, CommissionReport } from '../../backend/commission/report/commission-report.dto.js';

describe('the commission API', () => {
  let app: TestApp;
  let executive: SignedIn;
  let receptionist: SignedIn;
  /** The pay date of the latest week that pays for a resale contract. */
  let WEEK: string;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    receptionist = await app.signIn('receptionist');
    WEEK = latestWeeks(await payWeeks((path) => executive.get(path)), 1, (own) => pays(own!))[0]!.payDate;
  }, 120_000);
  afterAll(() => app.stop());

  async function report(name: string, query: string, position = ''): Promise<CommissionReport> {
    const answer = await executive.fetch(`/api/Commission/${name}?${query}`, { headers: position ? { 'x-min-position': position } : {} });
    expect(answer.status).toBe(200);
    return (await answer.json()) as CommissionReport;
  }
  const refused = async (path: string) => {
    const answer = await executive.fetch(`/api/Commission/${path}`);
    return [answer.status, ((await answer.json()) as { readonly detail: string }).detail];
  };
  /** The latest month with a line. */
  async function paidMonth(): Promise<string> {
    for (const payDate of monthlyPayDates(newYorkDay(new Date()))) if ((await report('sales-executive-monthly', `payDate=${payDate}`)).lines.length > 0) return payDate;
    throw new Error('The demo pays no month');
  }
  const cents = (amount: string) => Math.round(Number(amount) * 100);

  it.each(['sales-executive-weekly', 'manager-overrides', 'sales-executive-monthly'])('answers %s with lines whose totals are their sums', async (name) => {
    const payDate = name === 'sales-executive-monthly' ? await paidMonth() : WEEK;
    const { lines, totals, adjustments } = await report(name, `payDate=${payDate}`);
    expect(adjustments).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    for (const field of ['commission', 'reserve', 'net'] as const) expect(cents(totals[field])).toBe(lines.reduce((sum, line) => sum + cents(line[field]), 0));
  });

  it.each(['sales-executive-weekly', 'manager-overrides', 'sales-executive-monthly'])('opens %s on the newest pay date that has lines', async (name) => {
    const { payDate } = await executive.get<CommissionOpening>(`/api/Commission/${name}/Opening`);
    const offered = (name === 'sales-executive-monthly' ? monthlyPayDates : weeklyPayDates)(newYorkDay(new Date()));
    expect((await report(name, `payDate=${payDate}`)).lines.length).toBeGreaterThan(0);
    for (const later of offered.slice(0, offered.indexOf(payDate))) expect([later, (await report(name, `payDate=${later}`)).lines]).toEqual([later, []]);
    expect(await refused('marketing-rep-commissions/Opening')).toEqual([404, 'Coming soon...']);
  });

  it('opens on the coming pay date where its run pays nothing but an adjustment, and on an earlier one where it pays nothing', async () => {
    const pool = app.nest.get(pg.Pool);
    const [coming] = weeklyPayDates(newYorkDay(new Date()));
    const payRunId = `sales-executive-weekly-${coming}`;
    const put = (frozen: object) =>
      pool.query(
        `INSERT INTO read_model.commission_runs ("payRunId", report, "payDate", status, "preparedBy", "preparedByActor", "approvedBy", "paidBy", reference, reopened, "reopenedBy", revision, frozen, sales, facts, mailed)
         VALUES ($1, 'sales-executive-weekly', $2, 'Prepared', '', '', '', '', '', '', '', 1, $3, '[]', '{}', '{}') ON CONFLICT ("payRunId") DO UPDATE SET frozen = excluded.frozen`,
        [payRunId, coming, frozen],
      );
    const opensOn = async () => (await executive.get<CommissionOpening>('/api/Commission/sales-executive-weekly/Opening')).payDate;
    try {
      await put({ lines: [], adjustments: [{ contractId: 1018 }] });
      expect(await opensOn()).toBe(coming);
      await put({ lines: [] });
      expect(await opensOn()).not.toBe(coming);
    } finally {
      await pool.query('DELETE FROM read_model.commission_runs WHERE "payRunId" = $1', [payRunId]);
    }
  });

  it('says of which days a pay date pays', async () => {
    expect(await report('sales-executive-weekly', 'payDate=2026-11-20')).toMatchObject({ payDate: '2026-11-20', from: '2026-11-12', to: '2026-11-18' });
    expect(await report('manager-overrides', 'payDate=2026-11-20')).toMatchObject({ payDate: '2026-11-20', from: '2026-11-12', to: '2026-11-18' });
    expect(await report('sales-executive-monthly', 'payDate=2026-11-06')).toMatchObject({ payDate: '2026-11-06', from: '2026-09-21', to: '2026-10-20' });
  });

  it('answers the lines of one employee', async () => {
    const { lines: all } = await report('manager-overrides', `payDate=${WEEK}`);
    const { employeeId } = all[0]!;
    const { lines } = await report('manager-overrides', `payDate=${WEEK}&employeeId=${employeeId}`);
    expect(lines).toEqual(all.filter((line) => line.employeeId === employeeId));
    expect(lines.length).toBeLessThan(all.length);
  });

  it('moves with a contract, and says the version that moved it', async () => {
    const { lines } = await report('sales-executive-weekly', `payDate=${WEEK}`);
    const { contractId, base } = lines.find(({ kind }) => kind === 'resale')!;
    const contract = (await (await executive.fetch(`/api/Contracts/${contractId}`)).json()) as object;
    const half = (Number(base) * 0.5).toFixed(2);
    const saved = await executive.fetch(`/api/Contracts/${contractId}`, { method: 'PUT', body: { ...contract, depositAmount: half, fullAmountCollected: 'NO', reason: 'A deposit came in' } });
    expect(saved.status).toBe(200);
    const { position } = (await saved.json()) as { readonly position: string };
    const after = (await report('sales-executive-weekly', `payDate=${WEEK}`, position)).lines.find((line) => line.contractId === contractId)!;
    expect(after).toMatchObject({ rate: '0.08', rule: '8%, half put down', commission: (Number(base) * 0.08).toFixed(2) });
    const { version } = after.facts.find(({ field }) => field === 'depositAmount')!;
    expect(version).toBeGreaterThan(1);
  });

  it('reckons by the rates of its pay date: what is decided for later pay dates leaves earlier ones alone', async () => {
    const today = newYorkDay(new Date());
    const friday = addDays(today, (5 - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7);
    const { contractId } = (await report('sales-executive-weekly', `payDate=${WEEK}`)).lines.find(({ rate }) => rate === '0.08')!;
    const contract = (await (await executive.fetch(`/api/Contracts/${contractId}`)).json()) as object;
    const moved = await executive.fetch(`/api/Contracts/${contractId}`, { method: 'PUT', body: { ...contract, contractDate: addDays(friday, -3), reason: 'Signed again' } });
    const { position } = (await moved.json()) as { readonly position: string };
    const line = async () => (await report('sales-executive-weekly', `payDate=${friday}`, position)).lines.find((one) => one.contractId === contractId)!;
    expect(await line()).toMatchObject({ rate: '0.08' });
    const decide = (holdsFrom: string) => executive.fetch('/api/CompanySettings/CommissionRates', { method: 'PUT', body: { holdsFrom, halfDown: '8.5' } });
    // What was paid is never reckoned anew.
    expect((await decide(addDays(today, -1))).status).toBe(422);
    expect((await decide(friday)).status).toBe(200);
    await soon('the rates hold', async () => ((await report('sales-executive-weekly', `payDate=${friday}`)).ratesFrom === friday ? true : undefined));
    expect(await line()).toMatchObject({ rate: '0.085', rule: '8.5%, half put down' });
    expect((await report('sales-executive-weekly', `payDate=${addDays(friday, -7)}`)).ratesFrom).toBeNull();
  });

  it('names reps and managers to choose from', async () => {
    const people = (await (await executive.fetch('/api/Commission/Employees')).json()) as readonly { readonly isSalesRep: boolean; readonly isSalesManager: boolean }[];
    expect(people.length).toBeGreaterThan(5);
    expect(people.every(({ isSalesRep, isSalesManager }) => isSalesRep || isSalesManager)).toBe(true);
  });

  it('says what is asked wrongly, in the documented words (D18)', async () => {
    expect(await refused('sales-executive-weekly')).toEqual([400, 'Please select a pay period.']);
    expect(await refused('sales-executive-weekly?payDate=2026-11-19')).toEqual([400, 'A weekly pay date is a Friday']);
    expect(await refused('manager-weekly-vpg')).toEqual([404, 'This report is not available.']);
    expect(await refused('marketing-rep-commissions')).toEqual([404, 'Coming soon...']);
  });

  it('gives a file whose lines are those of the report', async () => {
    const { lines, leftOut, held } = await report('sales-executive-weekly', `payDate=${WEEK}`);
    const file = await executive.fetch(`/api/Commission/sales-executive-weekly/Export?payDate=${WEEK}&format=csv`);
    const rows = (await file.text()).trim().split(/\r?\n/);
    expect(rows[0]).toContain('Commission');
    expect(rows).toHaveLength(1 + lines.length + leftOut.length + held.length);
  });

  it('is for holders of Commission_Main only', async () => {
    for (const path of ['Employees', `sales-executive-weekly?payDate=${WEEK}`, `sales-executive-weekly/Export?payDate=${WEEK}`]) {
      expect((await receptionist.fetch(`/api/Commission/${path}`)).status).toBe(403);
    }
  });
});
