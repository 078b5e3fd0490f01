import { Decimal } from 'decimal.js';
import pg from 'pg';
import { bucketOf } from '../../events/reports/cede.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import type { CedeAnswer, CedeRowsAnswer } from '../../backend/reports/cede/cede-report.dto.js';
import type { ContractsBehindAnswer, EpicDashboardAnswer, MembersBehindAnswer } from '../../backend/reports/epic/epic-dashboard.dto.js';
import { sameDayOf } from '../../backend/platform/calendar/day.rules.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

const URL = '/api/Reports/epic-membership-points';

const DASHBOARD = '/api/Reports/epic-dashboard';

let app: TestApp;
let executive: SignedIn;

beforeAll(async () => {
  app = await startApp({ demo: true });
  executive = await app.signIn('executive');
}, 120_000);
afterAll(() => app.stop());

describe('the points that are to be ceded', () => {
  const report = (query = '') => executive.get<CedeAnswer>(`${URL}?${query}`);
  const rows = (query = '') => executive.get<CedeRowsAnswer>(`${URL}/rows?${query}`);

  it('are those of all members by the status of their contract, as the records have them', async () => {
    const { lines, beside, total } = await report();
    const expected = await byTheRecords();
    const said = Object.fromEntries([...lines, ...beside].filter(({ members }) => members > 0).map(({ key, members, points }) => [key, { members, points }]));
    expect(said).toEqual(expected);
    expect(total).toEqual({ members: lines.reduce((sum, { members }) => sum + members, 0), points: lines.reduce((sum, { points }) => sum + points, 0) });
    expect(total.points).toBeGreaterThan(0);
    expect(await app.nest.get(ProjectionEngine, { strict: false }).verify('ceded-members')).toMatchObject({ equal: true });
  });

  it('have behind each line, each month and the total the members that add up to it', async () => {
    const { lines, months, total, from, to } = await report();
    for (const { key, members, points } of lines) expect([key, (await rows(`key=${encodeURIComponent(key)}`)).total]).toEqual([key, { members, points }]);
    expect((await rows()).total).toEqual(total);
    expect([months.length, from.slice(0, 7), to.slice(0, 7)]).toEqual([13, months[0]!.month, newYorkDay(new Date()).slice(0, 7)]);
    for (const { month, total: enrolled, counts } of months) {
      expect([month, (await rows(`month=${month}`)).total.members]).toEqual([month, enrolled]);
      for (const [bucket, count] of Object.entries(counts)) expect((await rows(`month=${month}&key=${encodeURIComponent(bucket)}`)).rows.length).toBe(count);
    }
    expect((await rows('month=all')).rows.length).toBe(months.reduce((sum, { total: enrolled }) => sum + enrolled, 0));
  }, 60_000);

  it('leave the requirement when a closed member gets a number, and stand still as of yesterday', async () => {
    const { rows: waiting } = await rows(`key=${encodeURIComponent('Closed without an RCI number')}`);
    const [one] = waiting;
    const before = await report();
    const path = `/api/Members/${one!.memberId}`;
    const record = await executive.get<object>(path);
    const saved = await executive.fetch(path, { method: 'PUT', body: { ...record, rciMemberNumber: '4471-00021' }, headers: { 'If-Match': `"${await executive.revision(path)}"` } });
    expect(saved.status).toBe(200);
    const { position } = (await saved.json()) as { position: string };
    const after = (await (await executive.fetch(URL, { headers: { 'X-Min-Position': position } })).json()) as CedeAnswer;
    expect(after.total).toEqual({ members: before.total.members - 1, points: before.total.points - one!.points });
    const yesterday = addDays(newYorkDay(new Date()), -1);
    expect(await report(`asOf=${yesterday}`)).toMatchObject({ live: false, asOf: yesterday });
    expect((await rows(`asOf=${yesterday}`)).total).toEqual((await report(`asOf=${yesterday}`)).total);
  });

  it('are open to readers of the Epic dashboard, and the names of members to readers of members', async () => {
    for (const [held, figures, names] of [[['Reports_EpicDashboard'], 200, 403], [['Reports_EpicDashboard', 'Epic_Members_Main'], 200, 200], [['Epic_Members_Main', 'Reports_Main'], 403, 200]] as const) {
      const who = await somebody(app, 'Executive', held);
      const statuses = await Promise.all(['', '/Export', '/rows', '/rows/Export'].map(async (call) => (await who.fetch(`${URL}${call}`)).status));
      expect([held, ...statuses]).toEqual([held, figures, figures, names, names]);
    }
  }, 60_000);

  it('name the field of what cannot be asked, and come as a file', async () => {
    for (const [query, field] of [['?from=1990-01-01', 'from'], ['/rows?key=Lost', 'key'], ['/rows?month=2026', 'month']]) {
      const answer = await executive.fetch(`${URL}${query}`);
      expect([query, answer.status, ((await answer.json()) as { field?: string }).field]).toEqual([query, 400, field]);
    }
    expect(await (await executive.fetch(`${URL}/Export`)).text()).toContain('Closed without an RCI number');
  });

  /** Member by member, by what their own records say. */
  async function byTheRecords() {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    const { rows: found } = await client.query<{ status: string; number: string; points: string | null }>(
      `SELECT contract."contractStatus" AS status, member."rciMemberNumber" AS number, contract.document->>'annualFixedPoints' AS points
       FROM read_model.member_list AS member JOIN read_model.epic_contract_list AS contract ON contract."memberId" = member."memberId"`,
    );
    await client.end();
    const sums: Record<string, { members: number; points: number }> = {};
    for (const { status, number, points } of found) {
      const bucket = bucketOf(status, number);
      const before = sums[bucket] ?? { members: 0, points: 0 };
      sums[bucket] = { members: before.members + 1, points: before.points + Number(points ?? 0) };
    }
    return sums;
  }
});

describe('the Epic dashboard', () => {
  const figures = (query = '', headers = {}) => executive.fetch(`${DASHBOARD}?${query}`, { headers }).then(async (answer) => (await answer.json()) as EpicDashboardAnswer);
  const contracts = (query: string) => executive.get<ContractsBehindAnswer>(`${DASHBOARD}/rows?${query}`);
  const members = (query: string) => executive.get<MembersBehindAnswer>(`${DASHBOARD}/members?${query}`);

  it('counts the sales, members and points that the records have', async () => {
    const { year, sales, before, to, members: all, points, apr } = await figures();
    const [records] = await select<{ now: string; then: string; sold: number; financed: string; members: number; balance: string; over: number }>(
      `SELECT sum(price) FILTER (WHERE day BETWEEN $1 AND $2) AS now, sum(price) FILTER (WHERE day BETWEEN $3 AND $4) AS then, count(*) FILTER (WHERE day BETWEEN $1 AND $2)::int AS sold,
         sum(price) FILTER (WHERE day BETWEEN $1 AND $2 AND financed) AS financed, (SELECT count(*)::int FROM read_model.member_list) AS members,
         (SELECT balance FROM read_model.points_balance) AS balance, count(*) FILTER (WHERE financed AND apr > 18)::int AS over
       FROM (SELECT "contractDate" AS day, "totalPurchasePrice" AS price, "aprRate" AS apr, "transactionType" IN ('Finance Transaction', 'Cash / Check Finance Balance') AS financed
         FROM read_model.epic_contract_list WHERE "contractStatus" <> 'Canceled') AS sold`,
      [`${year}-01-01`, to, `${year - 1}-01-01`, sameDayOf(to, year - 1)],
    );
    expect({ now: sales.volume, then: before.volume, sold: sales.sold, financed: sales.financed, members: all.total, balance: String(points.closing), over: apr.over }).toEqual(records);
    expect(points.closing - points.opening).toBe(points.ceded + points.closedAndBought + points.other);
    for (const model of ['sold-memberships', 'ceded-members', 'points-ledger']) expect([model, await app.nest.get(ProjectionEngine, { strict: false }).verify(model)]).toMatchObject([model, { equal: true }]);
  }, 60_000);

  it.each(['', 'asOf=2026-10-20', 'year=2025'])('has behind each figure what adds up to it: %s', async (asked) => {
    const { year, months, sales, members: all, apr } = await figures(asked);
    for (const figure of ['sold', 'paidInFull', 'financed'] as const) expect([figure, (await contracts(`${asked}&figure=${figure}`)).total.volume]).toEqual([figure, figure === 'sold' ? sales.volume : sales[figure]]);
    expect((await contracts(`${asked}&figure=overLimit`)).rows).toHaveLength(apr.over);
    for (const { month, sold, volume, financed, before } of months) {
      expect([month, (await contracts(`${asked}&figure=sold&month=${month}`)).total]).toEqual([month, { sold, volume }]);
      expect([month, (await contracts(`${asked}&figure=financed&month=${month}`)).total.volume]).toEqual([month, financed]);
      expect([month, (await contracts(`${asked}&figure=sold&month=${year - 1}${month.slice(4)}`)).total.volume]).toEqual([month, before]);
    }
    for (const { name, count } of all.tiers) expect([name, (await members(`${asked}&by=tier&name=${name}`)).rows.length]).toEqual([name, count]);
    for (const { name, count } of all.statuses) expect([name, (await members(`${asked}&by=status&name=${name}`)).count]).toEqual([name, count]);
    expect(all.tiers.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  }, 60_000);

  it('moves when a contract is canceled, and stands still as of yesterday', async () => {
    const yesterday = `asOf=${addDays(newYorkDay(new Date()), -1)}`;
    const [before, still] = [await figures(), await figures(yesterday)];
    const { rows: [contract] } = await contracts('figure=financed');
    const saved = await executive.fetch(`/api/EpicContracts/${contract!.epicContractId}/Status`, { method: 'PUT', body: { contractStatus: 'Canceled', reason: 'Asked for' } });
    expect(saved.status).toBe(200);
    const { position } = (await saved.json()) as { position: string };
    const after = await figures('', { 'X-Min-Position': position });
    expect(after.sales.sold).toBe(before.sales.sold - 1);
    expect(new Decimal(before.sales.volume).minus(after.sales.volume).toFixed(2)).toBe(contract!.price);
    expect(await figures(yesterday)).toEqual({ ...still, position: expect.any(String) as string });
  });

  it('says from when members are known, as of a day on which it counts sold memberships and no members', async () => {
    const [{ first }] = await select<{ first: string }>('SELECT min(day)::text AS first FROM read_model.enrolled_member_standings', []) as [{ first: string }];
    const before = `asOf=${addDays(first, -1)}`;
    expect(await figures(before)).toMatchObject({ membersKnownFrom: first, members: { total: 0 } });
    expect(await executive.get<CedeAnswer>(`${URL}?${before}`)).toMatchObject({ membersKnownFrom: first, total: { members: 0, points: 0 } });
    for (const url of [DASHBOARD, URL]) {
      for (const then of [`asOf=${first}`, '']) expect(Object.keys(await executive.get<object>(`${url}?${then}`))).not.toContain('membersKnownFrom');
    }
  });

  it('is open to its readers; contracts and members take their lists, and what a member paid a reader of contracts', async () => {
    for (const [held, dashboard, rows, behind] of [[['Reports_EpicDashboard'], 200, 403, 403], [['Epic_Contracts_Main'], 403, 200, 403], [['Epic_Members_Main', 'Reports_Main'], 403, 403, 200]] as const) {
      const who = await somebody(app, 'Executive', held);
      const statuses = await Promise.all(['', '/Export', '/rows', '/rows/Export', '/members?by=status&name=Active', '/members/Export?by=status&name=Active'].map(async (call) => (await who.fetch(`${DASHBOARD}${call}`)).status));
      expect([held, ...statuses]).toEqual([held, dashboard, dashboard, rows, rows, behind, behind]);
      if (behind !== 200) continue;
      const { rows: [member] } = await who.get<MembersBehindAnswer>(`${DASHBOARD}/members?by=status&name=Active`);
      expect(Object.keys(member!)).toEqual(expect.not.arrayContaining(['payment', 'price']));
      expect(await (await who.fetch(`${DASHBOARD}/members/Export?by=status&name=Active`)).text()).not.toContain('Total price');
    }
    expect(Object.keys((await members('by=status&name=Active')).rows[0]!)).toEqual(expect.arrayContaining(['payment', 'price', 'pointsToBuy']));
  }, 60_000);

  it('names the field of what cannot be asked, offers the last year that sold something, and comes as a file', async () => {
    for (const [query, field] of [['?year=2031', 'year'], ['/rows?figure=lost', 'figure'], ['/rows?month=2019-01', 'month'], ['/members?by=age&name=9', 'by']]) {
      const answer = await executive.fetch(`${DASHBOARD}${query}`);
      expect([query, answer.status, ((await answer.json()) as { field?: string }).field]).toEqual([query, 400, field]);
    }
    expect((await figures('year=2020')).lastYear).toBe((await figures()).year);
    expect(await (await executive.fetch(`${DASHBOARD}/Export`)).text()).toContain(`Total,${(await figures()).sales.sold},`);
  });
});

async function select<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  const { rows } = await client.query<Row>(text, [...values]);
  await client.end();
  return rows;
}
