import pg from 'pg';
import { measures } from '../../events/reports/measures.rules.js';
import { UserPermissionsChanged } from '../../events/users/user.events.js';
import { EventStore } from '../../events/store/event-store.js';
import type { ReportReceiver } from '../../events/reports/report-schedule.events.js';
import type { OutboxMail } from '../../backend/platform/mail/outbox-mail.js';
import { Mail } from '../../backend/platform/mail/mail.js';
import { eventsOf } from './reacting.js';
import { keptReports } from '../../backend/reports/kept-reports.rules.js';
import { reportNamed } from '../../backend/reports/reports.rules.js';
import { reportFormats } from '../../backend/reports/schedules/schedule-words.rules.js';
import { reportDays } from '../../backend/reports/report-periods.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { somebody } from './access/people.js';
import { body, comes, idOf, listed, madeBy, one, send } from './scheduling.js';
import { happened } from '../support/happened.js';
import { readBook } from '../support/read-book.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const seesAll = ['Reports_SalesDashboard', 'Contracts_Main', 'Epic_Contracts_Main'] as const;

describe('Reports by mail', () => {
  let app: TestApp;
  let maker: SignedIn;
  let plain: SignedIn;
  let settings: SignedIn;
  let shut: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    maker = await somebody(app, 'Sales_Manager', [...seesAll]);
    plain = await somebody(app, 'Sales_Manager', ['Reports_SalesDashboard']);
    settings = await somebody(app, 'Sales_Manager', ['Settings_Main', 'Users_Edit']);
    shut = await somebody(app, 'Sales_Manager', ['Leads_Main']);
  }, 180_000);
  afterAll(() => app.stop());

  const outbox = () => app.nest.get(Mail) as OutboxMail;
  const mails = async () => (await outbox().entries()).filter(({ text }) => text.includes('/report-mail#'));

  it('offers those who may open the report, and refuses all others by the field', async () => {
    const offered = (await (await maker.fetch('/api/ReportSchedules/Receivers?report=sales-dashboard&query=kind%3Dresale')).json()) as readonly ReportReceiver[];
    const ids = offered.map(({ userId }) => userId);
    expect(ids).toContain(await idOf(maker));
    expect(ids).not.toContain(await idOf(plain));
    expect(ids).not.toContain(await idOf(shut));
    const refused = await send(maker, '/api/ReportSchedules', body([await idOf(shut)]));
    expect([refused.status, await refused.json()]).toMatchObject([422, { field: 'receivers' }]);
    const wrong = await send(maker, '/api/ReportSchedules', body([await idOf(maker)], { query: 'kind=lease' }));
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { field: 'kind' }]);
    expect((await send(shut, '/api/ReportSchedules', body([await idOf(shut)]))).status).toBe(403);
    expect((await send(plain, '/api/ReportSchedules', body([await idOf(maker)], { query: 'kind=resale' }))).status).toBe(403);
    const early = await send(maker, '/api/ReportSchedules', body([await idOf(maker)], { query: 'year=1066' }));
    expect([early.status, await early.json()]).toMatchObject([400, { field: 'year' }]);
    // Who looks after the settings changes schedules of reports that they may not open.
    expect((await settings.fetch('/api/ReportSchedules/Receivers?report=sales-dashboard&query=')).status).toBe(200);
    expect((await (await somebody(app, 'Sales_Manager', ['Reports_Main'])).fetch('/api/ReportSchedules/Receivers?report=sales-dashboard&query=')).status).toBe(403);
  });

  it('go once to each receiver, each with what they may see, and name the next time', async () => {
    const id = await madeBy(maker, [await idOf(maker), await idOf(plain)]);
    const next = (await one(maker, id))!.nextAt!;
    await comes(app, id);
    const sent = await soon('two mails', async () => ((await mails()).length === 2 ? mails() : undefined));
    expect(sent.map(({ attached }) => attached)).toEqual([[expect.stringMatching(/^sales-dashboard-.*\.pdf$/)], [expect.stringMatching(/^sales-dashboard-.*\.pdf$/)]]);
    const hiding = sent.filter(({ text }) => text.includes('It is without what your permissions do not show you: ') && text.includes(measures.salesVolume.label));
    expect(hiding).toHaveLength(1);
    const pdf = (await outbox().attachment(Number(hiding[0]!.id), 1))!.content;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // Whoever opens what was mailed to another is told in the access log.
    expect((await settings.fetch(`/api/Outbox/${hiding[0]!.id}/Attachments/1`)).status).toBe(200);
    const { entries } = await settings.get<{ entries: readonly object[] }>('/api/AccessLog?kind=mailed-file-opened');
    expect(entries).toMatchObject([{ detail: `${hiding[0]!.subject}, to ${hiding[0]!.to}: ${hiding[0]!.attached[0]}` }]);
    const after = await soon('the list', async () => ((await one(maker, id))!.lastAt ? one(maker, id) : undefined));
    expect(Date.parse(after.nextAt!)).toBe(Date.parse(next) + 7 * 86_400_000 + hoursOfClock(next, after.nextAt!));
    expect((await eventsOf(app, `reportSchedule-${id}`)).map(({ type }) => type)).toEqual(['ReportScheduled', 'ScheduledReportFellDue']);
    expect(sent[0]!.text).toContain('/admin/reports-sales-dashboard?view=all\n');
  });

  it('end for a receiver by their link: read first, ended by a button, and told in the list', async () => {
    const id = await madeBy(maker, [await idOf(maker), await idOf(plain)], { format: 'xlsx' });
    await comes(app, id);
    const asExcel = await soon('the mails', async () => {
      const sent = (await mails()).filter(({ attached }) => attached[0]?.endsWith('.xlsx'));
      return sent.length === 2 ? sent : undefined;
    });
    const mail = asExcel.find(({ text }) => text.includes('It is without'));
    const token = /report-mail#([\w-]+)/.exec(mail!.text)![1]!;
    const byLink = (method: string, path: string, given = token) => fetch(`${app.url}/api/ReportMail${path}`, { method, headers: { Authorization: `Report ${given}` } });
    expect(await (await byLink('GET', '')).json()).toMatchObject({ title: 'Sales Dashboard', when: 'every Monday at 7AM', over: false });
    expect((await one(maker, id))!.receivers).toHaveLength(2);
    expect((await byLink('POST', '/Stop', `${token.slice(0, -4)}AAAA`)).status).toBe(404);
    expect(await (await byLink('POST', '/Stop')).json()).toMatchObject({ over: true });
    expect((await byLink('POST', '/Stop')).status).toBe(200);
    const now = await soon('the list', async () => ((await one(maker, id))!.receivers.length === 1 ? one(maker, id) : undefined));
    expect(now.left.map(({ userId }) => userId)).toEqual([await idOf(plain)]);
    // A dialog that was opened before puts nobody in again.
    const { report: _, ...both } = body([await idOf(maker), await idOf(plain)], { format: 'xlsx' });
    const change = (revision: number) => maker.fetch(`/api/ReportSchedules/${id}`, { method: 'PUT', body: both, headers: { 'If-Match': `"${revision}"` } });
    const stale = await change(now.revision - 1);
    expect([stale.status, await stale.json()]).toMatchObject([412, { code: 'stale', revision: now.revision }]);
    expect((await change(now.revision)).status).toBe(200);
  });

  it('send nothing to who may not open the report any more, which the list says', async () => {
    const gone = await somebody(app, 'Sales_Manager', ['Reports_SalesDashboard']);
    const goneId = await idOf(gone);
    const id = await madeBy(maker, [goneId], { query: 'period=last-month' });
    expect((await one(maker, id))!.receivers).toMatchObject([{ userId: goneId, gets: true }]);
    const before = (await outbox().entries()).length;
    await happened(app.nest.get(EventStore), `user-${goneId}`, UserPermissionsChanged({ added: [], removed: ['Reports_SalesDashboard'] }));
    await soon('the list', async () => ((await one(maker, id))!.receivers[0]!.gets ? undefined : true));
    await comes(app, id);
    await soon('its time', async () => ((await eventsOf(app, `reportSchedule-${id}`)).length === 2 ? true : undefined));
    await soon('what did not go out', async () => ((await app.nest.get(pg.Pool).query(`SELECT FROM outgoing WHERE about = $1 AND failed_at IS NOT NULL`, [`reportSchedule-${id}`])).rowCount === 1 ? true : undefined));
    expect((await outbox().entries()).length).toBe(before);
    const { receivers, trouble } = await soon('what the list says', async () => ((await one(maker, id))!.trouble ? one(maker, id) : undefined));
    expect(trouble).toEqual({ recipient: receivers[0]!.name, reason: 'Its receiver may not open it any more' });
  });

  it('are listed to who may open their report, and to who looks after the settings', async () => {
    const id = await madeBy(maker, [await idOf(maker)]);
    const marketing = await somebody(app, 'Sales_Manager', ['Reports_MarketingDashboard']);
    const rows = async (who: SignedIn) => (await who.get<{ rows: readonly { scheduleId: number }[] }>('/api/lists/report-schedules')).rows.map(({ scheduleId }) => scheduleId);
    expect([(await rows(plain)).includes(id), (await rows(settings)).includes(id), await rows(marketing), await listed(marketing)]).toEqual([true, true, [], []]);
    expect((await marketing.fetch(`/api/ReportSchedules/${id}/History`)).status).toBe(404);
  });

  it('are changed and stopped by who made them and who looks after the settings', async () => {
    const id = await madeBy(maker, [await idOf(maker)]);
    expect((await send(plain, `/api/ReportSchedules/${id}/Stop`)).status).toBe(403);
    expect((await send(shut, `/api/ReportSchedules/${id}/Stop`)).status).toBe(403);
    const own = (await (await send(plain, '/api/ReportSchedules', body([await idOf(plain)]))).json()) as { scheduleId: number };
    const { report: __, ...more } = body([await idOf(maker)], { query: 'kind=resale' });
    expect((await send(plain, `/api/ReportSchedules/${own.scheduleId}`, more, 'PUT')).status).toBe(403);
    const { report: _, ...plan } = body([await idOf(maker)], { every: 'month', dayOfMonth: 31, query: '' });
    expect((await send(settings, `/api/ReportSchedules/${id}`, plan, 'PUT')).status).toBe(200);
    expect((await send(settings, `/api/ReportSchedules/${id}/Stop`)).status).toBe(200);
    const stopped = await soon('the list', async () => ((await one(settings, id))!.status === 'Stopped' ? one(settings, id) : undefined));
    expect(stopped).toMatchObject({ every: 'month', nextAt: null, query: '' });
    const history = (await (await maker.fetch(`/api/ReportSchedules/${id}/History`)).json()) as { entries: readonly { title: string }[] };
    expect(history.entries.map(({ title }) => title)).toEqual(['Sales Dashboard by mail was stopped', 'Sales Dashboard by mail', 'Sales Dashboard by mail']);
    const due = await app.nest.get(pg.Pool).query(`SELECT FROM reaction_due WHERE key = $1`, [`reportSchedule-${id}`]);
    await soon('nothing due', async () => (due.rowCount === 0 || (await app.nest.get(pg.Pool).query(`SELECT FROM reaction_due WHERE key = $1`, [`reportSchedule-${id}`])).rowCount === 0 ? true : undefined));
  });

  it('are deleted by who made them or looks after the settings, once they are stopped, and keep their history', async () => {
    const id = await madeBy(maker, [await idOf(maker)]);
    const remove = (who: SignedIn) => send(who, `/api/ReportSchedules/${id}`, undefined, 'DELETE');
    expect((await remove(maker)).status).toBe(409);
    await send(maker, `/api/ReportSchedules/${id}/Stop`);
    expect([(await remove(shut)).status, (await remove(plain)).status, (await remove(settings)).status]).toEqual([403, 403, 200]);
    await soon('the list without it', async () => ((await one(maker, id)) ? undefined : true));
    const { rows } = (await (await maker.fetch('/api/lists/report-schedules?limit=200')).json()) as { rows: readonly { scheduleId: number }[] };
    expect(rows.map(({ scheduleId }) => scheduleId)).not.toContain(id);
    expect((await send(maker, `/api/ReportSchedules/${id}/Stop`)).status).toBe(404);
    const { entries } = (await (await maker.fetch(`/api/ReportSchedules/${id}/History`)).json()) as { entries: readonly { title: string }[] };
    expect(entries.map(({ title }) => title)).toContain('Sales Dashboard by mail was deleted');
  });

  it('are of every report, also of those that count no tours, in each of its formats, to who may open that one', async () => {
    const all = await somebody(app, 'Sales_Manager', ['Reports_Main', 'Reports_SalesDashboard', 'Reports_MarketingDashboard', 'Reports_ContractsDashboard', 'Reports_EpicDashboard']);
    const [allId, epicId] = [await idOf(all), await idOf(await somebody(app, 'Sales_Manager', ['Reports_EpicDashboard']))];
    const asked = keptReports.filter(({ name }) => !reportNamed(name)).flatMap((report) => reportFormats.map((format) => ({ report, format })));
    const before = (await mails()).length;
    const chosenOf: Readonly<Record<string, string>> = { 'contracts-dashboard': 'lost=with', 'tours-all': 'period=last-month&tourStatus=Ended' };
    const to = ({ permission }: (typeof keptReports)[number]) => (permission === 'Reports_EpicDashboard' ? [allId, epicId] : [allId]);
    for (const { report, format } of asked) {
      const chosen = body(to(report), { report: report.name, query: chosenOf[report.name] ?? '', format });
      if (to(report).length === 1) expect((await send(all, '/api/ReportSchedules', { ...chosen, receivers: [allId, epicId] })).status).toBe(422);
      const response = await send(all, '/api/ReportSchedules', chosen);
      expect([report.name, response.status]).toEqual([report.name, 201]);
      const { scheduleId } = (await response.json()) as { scheduleId: number };
      await soon(report.name, () => one(all, scheduleId));
      await comes(app, scheduleId);
    }
    const toEach = asked.reduce((sum, { report }) => sum + to(report).length, 0);
    const sent = await soon('the mails', async () => ((await mails()).length === before + toEach ? mails() : undefined));
    const contracts = sent.filter(({ text }) => text.includes('/admin/reports-contracts-dashboard?lost=with\n'));
    expect(contracts.map(({ attached }) => attached[0]!.split('.').pop()).toSorted()).toEqual(['pdf', 'xlsx']);
    // All Tours holds what its screen shows of these days, in its words.
    const tours = sent.find(({ text, attached }) => text.includes('/admin/reports-tours-all?') && attached[0]?.endsWith('.xlsx'))!;
    const { rows } = readBook((await outbox().attachment(Number(tours.id), 1))!.content);
    const { from, to: until } = reportDays('last-month', newYorkDay(new Date()));
    const ended = await app.nest.get(pg.Pool).query<{ tourId: number }>(`SELECT "tourId" FROM read_model.tour_list WHERE "tourDate" BETWEEN $1 AND $2 AND "tourStatus" = 'Ended'`, [from, until]);
    expect(rows.map((row) => row['Tour number']).toSorted()).toEqual(ended.rows.map(({ tourId }) => tourId).toSorted());
    expect(Object.keys(rows[0]!)).toContain('Lead name');
    expect(rows.filter((row) => /[AP]M$/.test(String(row['Time'])))).toEqual([]);
    const wrong = await send(all, '/api/ReportSchedules', body([allId], { report: 'contracts-dashboard', query: 'lost=found' }));
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { field: 'lost' }]);
  });
});

/** New York's clock may change in between: seven in the morning stays seven. */
function hoursOfClock(one: string, other: string): number {
  return (new Date(one).getUTCHours() - new Date(other).getUTCHours()) * -3_600_000;
}
