import type { ReportAnswer, ReportRowsAnswer } from '../../backend/reports/report.dto.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('the reports', () => {
  let app: TestApp;
  let executive: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

  it('are of one rep and one source where these are asked for, name them, and add up to the same', async () => {
    const range = 'from=2025-11-10&to=2026-11-20';
    const by = async (lines: string, of = '') => executive.get<ReportAnswer>(`/api/Reports/sales-dashboard?${range}&by=${lines}${of}`);
    const [source] = (await by('source')).lines.filter(({ sales, key }) => sales! > 0 && key !== '(none)');
    const of = `&source=${encodeURIComponent(source!.key)}`;
    const reps = await by('rep', of);
    expect(reps).toMatchObject({ of: { source: source!.label }, total: { booked: source!.booked, sales: source!.sales, netVolume: source!.netVolume } });
    let booked = 0;
    for (const { key, label } of reps.lines) {
      const both = await by('month', `${of}&rep=${encodeURIComponent(key)}`);
      expect(both.of).toEqual({ rep: label, source: source!.label });
      booked += both.total.booked!;
    }
    expect(booked).toBe(source!.booked);
    const behind = await executive.get<ReportRowsAnswer>(`/api/Reports/sales-dashboard/rows?${range}${of}&rep=${encodeURIComponent(reps.lines[0]!.key)}`);
    expect(behind.count).toBe(reps.lines[0]!.booked);
    expect(await (await executive.fetch(`/api/Reports/sales-by-source/Export?${range}${of}`)).text()).toContain(source!.label);
    expect((await by('rep')).of).toBeUndefined();
  }, 60_000);

  it('are of the reps who are in a team now, by rep, source and month, now and as of a past day, in any spelling', async () => {
    const range = 'from=2025-11-10&to=2026-11-20';
    const by = async (lines: string, of = '', position = '') => (await (await executive.fetch(`/api/Reports/sales-dashboard?${range}&by=${lines}${of}`, { headers: { 'X-Min-Position': position } })).json()) as ReportAnswer;
    const [one, other] = (await by('rep')).lines.filter(({ key, sales }) => key.startsWith('#') && sales! > 0);
    const join = async ({ key }: { readonly key: string }, team: string) => ((await (await executive.fetch(`/api/Employees/${key.slice(1)}`, { method: 'PUT', body: { team } })).json()) as { readonly position: string }).position;
    await join(one!, 'North');
    const position = await join(other!, 'North');
    const booked = one!.booked! + other!.booked!;
    for (const lines of ['rep', 'source', 'month']) {
      const { of, total } = await by(lines, '&team=NORTH', position);
      expect([lines, of, total.booked]).toEqual([lines, { team: 'North' }, booked]);
    }
    expect((await by('rep', '&team=north')).lines.map(({ key }) => key).sort()).toEqual([one!.key, other!.key].sort());
    expect((await by('rep', `&team=north&rep=${encodeURIComponent(one!.key)}`)).total.booked).toBe(one!.booked);
    const past = await by('rep', '&asOf=2026-11-19');
    expect((await by('month', '&asOf=2026-11-19&team=north')).total.booked).toBe(past.lines.filter(({ key }) => [one!.key, other!.key].includes(key)).reduce((sum, line) => sum + line.booked!, 0));
    expect((await executive.get<ReportRowsAnswer>(`/api/Reports/sales-dashboard/rows?${range}&team=north`)).count).toBe(booked);
    expect(await executive.get('/api/Reports/sales-by-source/teams')).toEqual({ teams: [{ key: 'north', label: 'North' }] });
    expect((await by('rep', '&team=south')).lines).toEqual([]);
    expect((await by('rep', '&team=north', await join(other!, ''))).total.booked).toBe(one!.booked);
    await join(one!, '');
  }, 60_000);
});
