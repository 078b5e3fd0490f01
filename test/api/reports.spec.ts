import { Decimal } from 'decimal.js';
import pg from 'pg';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { measured, measures, nothingCounted, type Counted, type MeasureName } from '../../events/reports/measures.rules.js';
import { reportRules } from '../../backend/reports/reports.rules.js';
import { partOf, reportAsked } from '../../backend/reports/report-query-reader.js';
import { ReportReader } from '../../backend/reports/report-reader.js';
import type { MonthFigures, ReportAnswer, ReportMonthsAnswer, ReportRowsAnswer } from '../../backend/reports/report.dto.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

const ALL = 'from=2020-01-01&to=2030-12-31';
const CONTRACTS = ['Contracts_Main', 'Epic_Contracts_Main'];

describe('the reports', () => {
  let app: TestApp;
  let executive: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

  const report = (query: string, who = executive) => who.get<ReportAnswer>(`/api/Reports/sales-by-source?${query}`);
  const rows = (query: string, who = executive) => who.get<ReportRowsAnswer>(`/api/Reports/sales-by-source/rows?${query}`);
  const refused = async (query: string, who = executive) => {
    const answer = await who.fetch(`/api/Reports/sales-by-source${query}`);
    const { field, permission } = answer.ok ? {} : ((await answer.json()) as { field?: string; permission?: string });
    return [answer.status, field ?? permission];
  };

  it('count every tour that has a day once, by its source, sorted by label with (none) first, and lines add up to the total', async () => {
    const { lines, total, measures: columns, position, live } = await report(ALL);
    const tours = await toursOf();
    expect(total.booked).toBe(tours.length);
    expect(lines.reduce((sum, line) => sum + line.booked!, 0)).toBe(tours.length);
    expect(lines[0]!.label).toBe('(none)');
    const labels = lines.slice(1).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en-US')));
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
    expect(lines.reduce((sum, line) => sum + Number(line.salesVolume) * 100, 0)).toBeCloseTo(Number(total.salesVolume) * 100, 1);
    expect(Number(total.salesVolume)).toBeGreaterThan(0);
    expect(columns[0]).toMatchObject({ name: 'booked', label: 'Booked', source: 'D3 section 9' });
    expect({ live, position: typeof position }).toEqual({ live: true, position: 'string' });
  });

  it('have behind each line and total the tours that add up to it, measure by measure, in any days', async () => {
    for (const query of [ALL, 'from=2026-01-17&to=2026-11-20', 'from=2026-01-17&to=2026-11-20&kind=membership&closedOnly=true', 'from=2026-03-05&to=2026-03-20']) {
      const { lines, total } = await report(query);
      for (const { key, line } of [{ key: undefined, line: total }, ...lines.slice(0, 3).map((one) => ({ key: one.key, line: one }))]) {
        for (const measure of ['booked', 'noShowCanceled', 'sales', 'rescinded', 'netVolume'] as const) {
          const behind = await rows(`${query}&measure=${measure}${key === undefined ? '' : `&key=${encodeURIComponent(key)}`}`);
          expect([query, key, measure, behind.total[measure]]).toEqual([query, key, measure, line[measure]]);
          expect(behind.rows.length).toBe(measure === 'netVolume' ? behind.rows.length : line[measure]);
        }
      }
    }
  }, 60_000);

  it('add up all tours behind a figure, also where only the newest of them are shown', async () => {
    const asked = reportAsked({ from: '2020-01-01', to: '2030-12-31' }, newYorkDay(new Date()));
    const reader = app.nest.get(ReportReader, { strict: false });
    const [{ total }, all, some] = [await report(ALL), await rows(`${ALL}&measure=sales`), await reader.tours(partOf(asked), asked, 'sales', true, 5)];
    expect({ shown: some.rows.length, count: some.count, volume: some.total.netVolume }).toEqual({ shown: 5, count: total.sales, volume: total.netVolume });
    expect(some.total).toEqual(all.total);
    expect(all.count).toBe(all.rows.length);
  });

  it('are the same by months and days as by the tours themselves, whichever days are asked for', async () => {
    for (const query of ['from=2026-02-01&to=2026-02-28', 'from=2026-01-31&to=2026-03-01', 'from=2026-05-09&to=2026-05-09', ALL, `${ALL}&asOf=${yesterday()}`, 'from=2026-01-31&to=2026-03-01&asOf=2026-02-10']) {
      const [{ total }, { rows: behind }] = [await report(query), await rows(query)];
      const sum = behind.reduce((counted, tour) => plus(counted, tour as unknown as Counted), nothingCounted);
      expect(total).toEqual(Object.fromEntries(Object.keys(total).map((name) => [name, measured(sum)[name as MeasureName]])));
    }
  });

  it('move as a contract does, for who waits for it, and stand still as of a past day', async () => {
    const { rows: sold } = await rows(`${ALL}&measure=sales`);
    const of = ({ contracts = [] }: (typeof sold)[number]) => contracts[0]!;
    const one = sold.find((tour) => tour.contracts?.length === 1 && of(tour).kind === 'resale' && of(tour).contractStatus === 'Signed')!;
    const [now, past] = [await report(ALL), await report(`${ALL}&asOf=${yesterday()}`)];
    const path = `/api/Contracts/${of(one).id}`;
    const saved = await executive.fetch(`${path}/Status`, { method: 'POST', body: { contractStatus: 'Rescinded' }, headers: { 'If-Match': await etag(path) } });
    expect(saved.status).toBe(200);
    const { position } = (await saved.json()) as { position: string };
    const moved = (await (await executive.fetch(`/api/Reports/sales-by-source?${ALL}`, { headers: { 'X-Min-Position': position } })).json()) as ReportAnswer;
    expect(moved.total).toMatchObject({ sales: now.total.sales, rescinded: now.total.rescinded! + 1 });
    expect(Number(now.total.netVolume) - Number(moved.total.netVolume)).toBeCloseTo(Number(one.salesVolume), 2);
    expect(await report(`${ALL}&asOf=${yesterday()}`)).toMatchObject({ total: past.total, live: false, asOf: yesterday() });
  });

  it('come to the same by source, by rep and by month, on every report', async () => {
    const { total } = await report('from=2025-11-10&to=2026-11-20');
    for (const { name, lines } of reportRules) {
      const answer = await executive.get<ReportAnswer>(`/api/Reports/${name}?from=2025-11-10&to=2026-11-20`);
      expect([name, answer.total.booked, answer.total.sales, answer.total.netVolume]).toEqual([name, total.booked, total.sales, total.netVolume]);
      expect(answer.lines.reduce((sum, { sales }) => sum + sales!, 0)).toBe(total.sales);
      const [line] = answer.lines.filter(({ sales }) => sales! > 0);
      const behind = await executive.get<ReportRowsAnswer>(`/api/Reports/${name}/rows?from=2025-11-10&to=2026-11-20&measure=sales&key=${encodeURIComponent(line!.key)}`);
      expect([name, lines, behind.rows.length, behind.total.netVolume]).toEqual([name, lines, line!.sales, line!.netVolume]);
    }
    const { lines: months } = await executive.get<ReportAnswer>('/api/Reports/marketing-dashboard?from=2025-11-10&to=2026-11-20&by=month');
    expect(months.map(({ key }) => key)).toEqual([...new Set(months.map(({ key }) => key))].sort());
    expect(months).toHaveLength(13);
  });

  it('go month by month, line by line: the months of a line add up to the line, and the lines of a month to the month', async () => {
    const range = 'from=2025-11-10&to=2026-11-20';
    for (const query of [range, `${range}&asOf=2026-06-15`, `${range}&kind=membership&closedOnly=true`]) {
      for (const [name, of] of [['sales-dashboard', ''], ['marketing-dashboard', '&rep=%2331'], ['sales-dashboard', '&by=source']] as const) {
        const [{ lines, total }, monthly, { lines: months }] = await Promise.all([
          executive.get<ReportAnswer>(`/api/Reports/${name}?${query}${of}`),
          executive.get<ReportMonthsAnswer>(`/api/Reports/${name}/months?${query}${of}`),
          executive.get<ReportAnswer>(`/api/Reports/${name}?${query}${of.replace('&by=source', '')}&by=month`),
        ]);
        const added = (figures: MonthFigures, measure: 'booked' | 'netVolume') => Object.values(figures).reduce((all, month) => all.plus(month[measure]!), new Decimal(0)).toFixed(2);
        expect(monthly.lines.map(({ key }) => key).toSorted()).toEqual(lines.map(({ key }) => key).toSorted());
        for (const { key, months: ofLine } of monthly.lines) {
          const line = lines.find((one) => one.key === key)!;
          expect([query, name, key, added(ofLine, 'booked'), added(ofLine, 'netVolume')]).toEqual([query, name, key, Number(line.booked).toFixed(2), line.netVolume]);
        }
        expect([added(monthly.total, 'booked'), added(monthly.total, 'netVolume')]).toEqual([Number(total.booked).toFixed(2), total.netVolume]);
        expect(Object.entries(monthly.total)).toEqual(months.map(({ key, label: _label, ...figures }) => [key, figures]));
      }
    }
    const { total } = await executive.get<ReportMonthsAnswer>(`/api/Reports/sales-dashboard/months?${range}&measure=netVolume`);
    expect(new Set(Object.values(total).flatMap((figures) => Object.keys(figures)))).toEqual(new Set(['netVolume']));
  }, 60_000);

  it('have behind the figure of all other sources what is left without those that are named', async () => {
    const { lines, total } = await report(ALL);
    const [one, other] = lines.filter(({ booked }) => booked! > 0);
    const except = [one!, other!].map(({ key }) => `&except=${encodeURIComponent(key)}`).join('');
    const { count } = await rows(`${ALL}&measure=booked${except}`);
    expect(count).toBe(total.booked! - one!.booked! - other!.booked!);
  });

  it('say of reps how many are none, for they count in the total too', async () => {
    const { lines, people } = await executive.get<ReportAnswer>(`/api/Reports/sales-rep-detail?${ALL}`);
    const { salesReps, others } = people!;
    const { rows: reps } = await executive.get<{ rows: readonly { employeeId: number }[] }>(`/api/lists/employee-list?limit=500&filters=${encodeURIComponent(JSON.stringify([{ field: 'isSalesRep', op: 'is', value: 'Yes' }]))}`);
    const named = lines.filter(({ key }) => key !== '(none)');
    expect(salesReps).toBe(named.filter(({ key }) => reps.some(({ employeeId }) => key === `#${employeeId}`)).length);
    expect(others).toBe(named.length - salesReps);
    expect((await report(ALL)).people).toBeUndefined();
  });

  it('compare the same days of the year that is chosen', async () => {
    const { before } = await report('from=2026-02-01&to=2026-02-28&against=2024');
    expect(before).toMatchObject({ from: '2024-02-01', to: '2024-02-29' });
    const { total } = await report('from=2025-03-01&to=2025-03-31');
    expect((await report('from=2026-03-01&to=2026-03-31&against=2025')).before).toMatchObject({ from: '2025-03-01', to: '2025-03-31', total });
  });

  it('say in an empty period so, and when there was something last', async () => {
    const { lines, total, lastDay } = await report('from=2030-01-01&to=2030-01-31');
    expect({ lines, booked: total.booked, vpg: total.vpg }).toEqual({ lines: [], booked: 0, vpg: '0.00' });
    expect(lastDay).toMatch(/^202\d-/);
  });

  it('name the field of what cannot be asked', async () => {
    expect(await refused('?from=2026-02-30')).toEqual([400, 'from']);
    expect(await refused('?from=2026-02-02&to=2026-02-01')).toEqual([400, 'to']);
    expect(await refused('?asOf=yesterday')).toEqual([400, 'asOf']);
    expect(await refused('?closedOnly=perhaps')).toEqual([400, 'closedOnly']);
    expect(await refused('?kind=lease')).toEqual([400, 'kind']);
    expect(await refused('?against=2027&from=2026-01-01')).toEqual([400, 'against']);
    expect(await refused('?from=2026-01-01&from=2026-01-02')).toEqual([400, 'from']);
    expect(await refused('/rows?measure=luck')).toEqual([400, 'measure']);
  });

  it('tell who may not open contracts no figure that is made of them, in any way of asking', async () => {
    const hidden = (Object.keys(measures) as MeasureName[]).filter((name) => measures[name].ofContracts);
    for (const held of [[], ['Contracts_Main'], ['Epic_Contracts_Main'], CONTRACTS]) {
      const who = await somebody(app, 'Executive', ['Reports_Main', ...held]);
      const sees = held.length === 2;
      const { total, lines, measures: columns, hidden: left } = await report(ALL, who);
      const { rows: behind, total: summed } = await rows(ALL, who);
      const told = [total, summed, ...lines, ...behind].flatMap((figures) => Object.keys(figures).filter((name) => hidden.includes(name as MeasureName)));
      expect([held, told.length > 0, columns.some(({ ofContracts }) => ofContracts), left !== undefined, behind.some(({ contracts }) => contracts)]).toEqual([held, sees, sees, !sees, sees]);
      for (const [query, kind] of [['?kind=resale', 'Contracts_Main'], ['?kind=membership', 'Epic_Contracts_Main']] as const) expect((await refused(query, who))[0]).toBe(held.includes(kind) ? 200 : 403);
      expect((await refused('?closedOnly=true', who))[0]).toBe(sees ? 200 : 403);
      // Which tours count for it is the figure itself.
      for (const measure of Object.keys(measures) as MeasureName[]) for (const call of ['/rows', '/rows/Export', '/months']) {
        expect([held, measure, call, (await refused(`${call}?${ALL}&measure=${measure}`, who))[0]]).toEqual([held, measure, call, sees || !hidden.includes(measure) ? 200 : 403]);
      }
      const file = await (await who.fetch(`/api/Reports/sales-by-source/Export?${ALL}`)).text();
      expect(file.includes('Sales Vol.')).toBe(sees);
    }
    expect((await refused('', await somebody(app, 'Executive', CONTRACTS)))[0]).toBe(403);
  }, 120_000);

  it('open the tours behind a figure to who may open tours alone', async () => {
    for (const [held, status] of [[[], 403], [['Tours_Main'], 200], [['Reports_Main'], 200]] as const) {
      const who = await somebody(app, 'Executive', ['Reports_SalesDashboard', ...CONTRACTS, ...held]);
      const answers = await Promise.all(['', '/rows', '/rows/Export'].map(async (call) => (await who.fetch(`/api/Reports/sales-dashboard${call}?${ALL}`)).status));
      expect([held, ...answers]).toEqual([held, 200, status, status]);
    }
  }, 60_000);

  async function etag(path: string): Promise<string> {
    return `"${await executive.revision(path)}"`;
  }

  async function toursOf(): Promise<readonly unknown[]> {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    const { rows: found } = await client.query('SELECT 1 FROM read_model.tour_list WHERE "tourDate" IS NOT NULL');
    await client.end();
    return found;
  }
});

function yesterday(): string {
  return addDays(newYorkDay(new Date()), -1);
}

function plus(one: Counted, other: Counted): Counted {
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, typeof value === 'number' ? value + Number(other[name as keyof Counted]) : (Number(value) + Number(other[name as keyof Counted])).toFixed(2)])) as unknown as Counted;
}
