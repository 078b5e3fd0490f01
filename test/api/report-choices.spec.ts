import { employeeOf } from '../../events/reports/report-keys.rules.js';
import type { ReportAnswer } from '../../backend/reports/report.dto.js';
import { somebody } from './access/people.js';
import { body, comes, idOf, madeBy, one, send } from './scheduling.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

/** What a report was chosen of may name people that it is about: who looks after the settings sees the schedule without it. */
describe('What was chosen of a report that goes out by mail', () => {
  let app: TestApp;
  let maker: SignedIn;
  let settings: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    maker = await somebody(app, 'Sales_Manager', ['Reports_SalesDashboard', 'Contracts_Main', 'Epic_Contracts_Main']);
    settings = await somebody(app, 'Sales_Manager', ['Settings_Main', 'Users_Edit']);
  }, 180_000);
  afterAll(() => app.stop());

  it('is named to who may open the report, and to nobody else', async () => {
    const { lines } = (await (await maker.fetch('/api/Reports/sales-dashboard?from=2026-01-01&to=2026-11-30')).json()) as ReportAnswer;
    const { key, label } = lines.find((line) => employeeOf(line.key) !== undefined)!;
    const id = await madeBy(maker, [await idOf(maker)], { query: new URLSearchParams({ rep: key, team: 'nobody’s' }).toString() });
    expect([(await one(maker, id))?.names, (await one(settings, id))?.names]).toEqual([{ rep: label }, {}]);
    // Before there is a schedule, and for a kept view.
    const names = (who: SignedIn, report: string) => who.fetch(`/api/ReportSchedules/Names?${new URLSearchParams({ report, query: new URLSearchParams({ rep: key, figure: 'sales' }).toString() }).toString()}`);
    expect(await (await names(maker, 'sales-dashboard')).json()).toEqual({ rep: label });
    expect([(await names(settings, 'sales-dashboard')).status, (await names(maker, 'marketing-dashboard')).status, (await names(maker, 'luck')).status]).toEqual([403, 403, 400]);
  });

  it('is told to who may open the report: in no answer, history, change, refusal or mail page of others', async () => {
    const chosen = (team: string) => new URLSearchParams({ team }).toString();
    const id = await madeBy(maker, [await idOf(maker)], { query: chosen('jetty') });
    const changed = async (who: SignedIn, more: object) => {
      const { report: _, ...plan } = body([await idOf(maker)], more);
      return send(who, `/api/ReportSchedules/${id}`, plan, 'PUT');
    };
    expect((await changed(maker, { query: chosen('harbour') })).status).toBe(200);
    const told = async (who: SignedIn) => JSON.stringify([await one(who, id), await who.get(`/api/ReportSchedules/${id}/History`)]);
    const others = [await told(settings), await (await settings.fetch(`/api/ReportSchedules/${id}/Stop`, { method: 'POST', headers: { 'If-Match': '"0"' } })).text()];
    expect(others[1]).toContain('has been changed by');
    expect(await told(maker)).toMatch(/jetty[^]*harbour|harbour[^]*jetty/);

    expect((await changed(settings, { hour: 9, query: chosen('pier') })).status).toBe(403);
    expect((await changed(settings, { hour: 9, query: '' })).status).toBe(200);
    expect(await soon('the change', async () => ((await one(maker, id))!.hour === 9 ? one(maker, id) : undefined))).toMatchObject({ query: chosen('harbour') });
    const ofStream = encodeURIComponent(JSON.stringify([{ field: 'stream', op: 'is', value: `reportSchedule-${id}` }]));
    others.push(await soon('its changes', async () => {
      const said = JSON.stringify(await settings.get(`/api/Changes?filters=${ofStream}`));
      return said.includes('9AM') ? said : undefined;
    }));
    await comes(app, id);
    others.push(JSON.stringify(await soon('its mail', async () => {
      const { mails } = await settings.get<{ mails: readonly { text: string }[] }>('/api/Outbox');
      const of = mails.filter(({ text }) => text.includes('/admin/reports-sales-dashboard'));
      return of.length > 0 ? of : undefined;
    })));
    expect(others.filter((said) => /jetty|harbour/.test(said))).toEqual([]);
    expect(await one(settings, id)).toMatchObject({ opens: false, query: '' });
    expect((await settings.get<readonly { userId: number }[]>(`/api/ReportSchedules/Receivers?schedule=${id}`)).map(({ userId }) => userId)).toContain(await idOf(maker));
    const marketing = await somebody(app, 'Sales_Manager', ['Reports_MarketingDashboard']);
    expect((await marketing.fetch(`/api/ReportSchedules/Receivers?schedule=${id}`)).status).toBe(404);
  });
});
