import pg from 'pg';
import { bucketOf } from '../../events/reports/cede.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import type { CedeAnswer, CedeRowsAnswer } from '../../backend/reports/cede/cede-report.dto.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

const URL = '/api/Reports/epic-membership-points';

describe('the points that are to be ceded', () => {
  let app: TestApp;
  let executive: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

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
