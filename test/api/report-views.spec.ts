import { keptAs, keptReports } from '../../backend/reports/kept-reports.rules.js';
import type { ListViewsAnswer } from '../../backend/platform/lists/list-view.dto.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

describe('Views of a report', () => {
  let app: TestApp;
  let maker: SignedIn;
  let colleague: SignedIn;
  let stranger: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    [maker, colleague] = [await somebody(app, 'Sales_Manager', ['Reports_SalesDashboard']), await somebody(app, 'Sales_Manager', ['Reports_SalesDashboard'])];
    stranger = await somebody(app, 'Receptionist', ['Leads_Main']);
  }, 120_000);
  afterAll(() => app.stop());

  const list = 'report-sales-rep-detail';
  const arrangement = { search: '', sort: '', columns: [], filters: [{ field: 'period', op: 'is', value: 'last-month' }, { field: 'rep', op: 'is', value: '#31' }] };
  const keep = (body: object) => maker.fetch('/api/ListViews', { method: 'POST', body: { list, ...body } });
  const viewsOf = async (who: SignedIn, position = '') => (await (await who.fetch(`/api/ListViews?list=${list}`, { headers: { 'X-Min-Position': position } })).json()) as ListViewsAnswer;

  it('are kept by their owner, and seen by who may open the report once they are shared', async () => {
    const kept = (await (await keep({ name: 'José, last month', arrangement })).json()) as { viewId: number; position: string };
    expect((await viewsOf(maker, kept.position)).views).toMatchObject([{ name: 'José, last month', own: true, filters: arrangement.filters }]);
    expect((await viewsOf(colleague, kept.position)).views).toEqual([]);
    const shared = (await (await maker.fetch(`/api/ListViews/${kept.viewId}/Share`, { method: 'POST' })).json()) as { position: string };
    expect((await viewsOf(colleague, shared.position)).views).toMatchObject([{ name: 'José, last month', own: false, filters: arrangement.filters }]);
    expect((await stranger.fetch(`/api/ListViews?list=${list}`)).status).toBe(403);
    expect((await stranger.fetch(`/api/ListViews/${kept.viewId}`)).status).toBe(404);
  });

  /** What the addresses of reports take. */
  const taken: Readonly<Record<string, string>> = { year: '2025', period: 'last-month', from: '2026-01-01', to: '2026-01-31', against: '2024', kind: 'resale', closedOnly: 'true', rep: '#31', source: 'Web', team: 'Harbor', lost: 'with', tourStatus: 'Ended', tourResult: '(none)', salesRep: "Sinéad O'Brien", marketingSource: 'Web', sort: '-vpg', lines: 'all' };

  it('are kept of every report by what its own address takes, how its lines are sorted among it', async () => {
    const all = await somebody(app, 'Sales_Manager', [...new Set(keptReports.map(({ permission }) => permission))]);
    for (const report of keptReports) {
      const names = [...report.takes, ...report.arranged];
      const body = { list: keptAs(report), name: 'All of it', arrangement: { ...arrangement, filters: names.map((field) => ({ field, op: 'is', value: taken[field] })) } };
      expect([report.name, (await all.fetch('/api/ListViews', { method: 'POST', body })).status]).toEqual([report.name, 201]);
      expect([report.name, (await stranger.fetch(`/api/ListViews?list=${keptAs(report)}`)).status]).toEqual([report.name, 403]);
    }
    const year = { list: 'report-epic-dashboard', name: 'Reps', arrangement: { ...arrangement, filters: [{ field: 'rep', op: 'is', value: '#31' }] } };
    expect((await all.fetch('/api/ListViews', { method: 'POST', body: year })).status).toBe(422);
    for (const [list, field, value] of [['report-contracts-dashboard', 'lost', 'found'], ['report-epic-dashboard', 'year', '1'], ['report-epic-membership-points', 'to', '2099-01-31'], ['report-sales-by-source', 'kind', 'luck'], ['report-tours-all', 'from', '2026-02-30']] as const) {
      const refused = await all.fetch('/api/ListViews', { method: 'POST', body: { list, name: 'Wrong', arrangement: { ...arrangement, filters: [{ field, op: 'is', value }] } } });
      expect([list, refused.status, await refused.json()]).toMatchObject([list, 422, { field: 'arrangement.filters', detail: expect.stringContaining(field) as string }]);
    }
  });

  it('keep nothing that is no part of a report’s address', async () => {
    const refused = await keep({ name: 'Wrong', arrangement: { ...arrangement, filters: [{ field: 'luck', op: 'is', value: '7' }] } });
    expect([refused.status, await refused.json()]).toMatchObject([422, { field: 'arrangement.filters' }]);
    expect((await maker.fetch('/api/ListViews?list=report-nothing')).status).toBe(404);
  });
});
