import type { OwnCommission, OwnOverview } from '../../backend/commission/own/own-commission.dto.js';
import type { RepCommission } from '../../backend/commission/rep/rep-commission.dto.js';
import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import type { StatementToMail } from '../../backend/commission/statements/statements.dto.js';
import { dayInWords } from '../../backend/platform/calendar/day.rules.js';
import { Mail } from '../../backend/platform/mail/mail.js';
import type { OutboxMail } from '../../backend/platform/mail/outbox-mail.js';
import { soon } from '../support/mailed-links.js';
import { latestWeeks, pays, payWeeks } from '../support/pay-weeks.js';
import { readPdf } from '../support/pdf-text.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const NOTHING: OwnOverview = { employee: null, statements: [] };

describe('what a rep sees of commission', () => {
  let app: TestApp;
  let executive: SignedIn;
  /** Somebody who may see no commission but their own. */
  let rep: SignedIn;
  let stranger: SignedIn;
  let week: CommissionReport;
  let me: { readonly employeeId: number; readonly employeeName: string };

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [executive, rep, stranger] = await Promise.all([app.signIn('executive'), app.signIn('receptionist'), app.signIn('inventory-manager')]);
    [week] = latestWeeks(await payWeeks((path) => executive.get(path)), 1, (own) => pays(own!) && new Set(own!.lines.map(({ employeeId }) => employeeId)).size > 1) as [CommissionReport];
    me = week.lines.find(({ commission }) => Number(commission) > 0)!;
  }, 120_000);
  afterAll(() => app.stop());

  const linesOf = (who: SignedIn, more = '') => who.fetch(`/api/Commission/Mine/${week.report}?payDate=${week.payDate}${more}`);
  const statementOf = (who: SignedIn) => who.fetch(`/api/Commission/Mine/Statements/${week.report}-${week.payDate}`);
  const show = (repsSeeOwn: string) => executive.fetch('/api/CompanySettings/CommissionRates', { method: 'PUT', body: { repsSeeOwn } });
  async function link(userId: number): Promise<void> {
    const employee = `/api/Employees/${me.employeeId}`;
    const answer = await executive.fetch(employee, { method: 'PUT', body: { ...(await executive.get<object>(employee)), userId } });
    expect(answer.status).toBe(200);
  }
  const outbox = () => app.nest.get(Mail) as OutboxMail;
  const statementMails = async () => (await outbox().entries()).filter(({ subject }) => subject.startsWith('Commission statement'));
  const overview = (who: SignedIn) => who.get<OwnOverview>('/api/Commission/Mine');

  it('is nothing at first, linked to an employee or not', async () => {
    await link((await rep.get<{ readonly userId: number }>('/api/Users/Me')).userId);
    expect(await overview(rep)).toEqual(NOTHING);
    expect((await linesOf(rep)).status).toBe(403);
    expect((await statementOf(rep)).status).toBe(403);
  });

  it('is their own lines, once the company shows them: no day is asked for that', async () => {
    expect((await show('Yes')).status).toBe(200);
    await soon('the rep sees their own', async () => ((await overview(rep)).employee ? true : undefined));
    expect(await overview(rep)).toMatchObject({ employee: { employeeId: me.employeeId, fullName: me.employeeName }, statements: [] });
    const own = (await (await linesOf(rep)).json()) as OwnCommission;
    expect(own.lines).toEqual(week.lines.filter(({ employeeId }) => employeeId === me.employeeId));
    const other = week.lines.find(({ employeeId }) => employeeId !== me.employeeId)!;
    // Whose lines follows from who is signed in, not from what is sent.
    expect((await (await linesOf(rep, `&employeeId=${other.employeeId}`)).json()) as OwnCommission).toEqual(own);
    expect((await rep.fetch(`/api/Commission/${week.report}?payDate=${week.payDate}`)).status).toBe(403);
  });

  it('is beside their report too, for any days, and beside nobody else’s (I29)', async () => {
    const days = `?from=${week.from}&to=${week.to}`;
    const ofRep = (who: SignedIn, employeeId: number, query = days) => who.fetch(`/api/Commission/Reps/${employeeId}${query}`);
    const own = await rep.get<RepCommission>(`/api/Commission/Mine/Sales${days}`);
    const theirs = week.lines.filter(({ employeeId }) => employeeId === me.employeeId);
    const figures = (lines: readonly { readonly contractId: number; readonly rate: string | null; readonly commission: string; readonly net: string }[]) => lines.map(({ contractId, rate, commission, net }) => [contractId, rate, commission, net]).toSorted();
    expect(figures(own.lines.filter(({ rate }) => rate !== null))).toEqual(figures(theirs));
    expect(own.lines.every(({ payDate }) => payDate === week.payDate)).toBe(true);
    expect(await (await ofRep(executive, me.employeeId)).json()).toMatchObject({ employeeId: me.employeeId, totals: own.totals });
    expect([(await ofRep(rep, me.employeeId)).status, (await stranger.fetch(`/api/Commission/Mine/Sales${days}`)).status]).toEqual([403, 404]);
    expect([(await ofRep(executive, 999_999)).status, (await ofRep(executive, me.employeeId, '?from=2026-02-30&to=2026-03-01')).status]).toEqual([404, 400]);
  });

  it('is nothing for who is no employee', async () => {
    expect(await overview(stranger)).toEqual(NOTHING);
    expect([(await linesOf(stranger)).status, (await statementOf(stranger)).status]).toEqual([404, 404]);
    // Seeing everybody's is another thing than having some.
    expect((await linesOf(executive)).status).toBe(404);
  });

  it('is a statement of each run that is paid, and of no other', async () => {
    const run = `/api/Commission/runs`;
    const id = `${week.report}-${week.payDate}`;
    const step = async (path: string, body: object = {}) => expect((await executive.fetch(`${run}${path}`, { method: 'POST', body })).ok).toBe(true);
    await step('', { report: week.report, payDate: week.payDate });
    expect((await statementOf(rep)).status).toBe(404);
    await step(`/${id}/approve`);
    await step(`/${id}/pay`, { reference: 'B-7' });
    const statements = await soon('the run is paid', async () => ((await overview(rep)).statements.length > 0 ? (await overview(rep)).statements : undefined));
    const own = week.lines.filter(({ employeeId }) => employeeId === me.employeeId);
    const net = own.reduce((sum, line) => sum + Math.round(Number(line.net) * 100), 0);
    expect(statements).toMatchObject([{ payRunId: id, title: 'Sales Executive Weekly', payDate: week.payDate, reference: 'B-7', net: (net / 100).toFixed(2) }]);
    const paper = await statementOf(rep);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await readPdf(Buffer.from(await paper.arrayBuffer()))).text).toContain(me.employeeName);
    expect((await statementOf(stranger)).status).toBe(404);
    expect((await rep.fetch(`${run}/${id}/statements/${me.employeeId}`)).status).toBe(403);
  });

  it('is mailed to them by who pays, and to nobody who signs in as no employee', async () => {
    const mail = `/api/Commission/runs/${week.report}-${week.payDate}/Mail`;
    const toMail = () => executive.get<readonly StatementToMail[]>(mail);
    const send = async (employeeIds: readonly number[], more: object = {}, who = executive) => {
      const answer = await who.fetch(mail, { method: 'POST', body: { employeeIds, ...more } });
      return [answer.status, ((await answer.json()) as { readonly detail?: string }).detail];
    };
    const people = await toMail();
    expect(people.filter(({ isReached }) => isReached)).toMatchObject([{ employeeId: me.employeeId, employeeName: me.employeeName, mailed: null }]);
    expect(JSON.stringify(people)).not.toContain('@');
    const unreached = people.find(({ isReached }) => !isReached)!;
    expect(await send([unreached.employeeId])).toEqual([422, `No active user signs in as ${unreached.employeeName}: a statement goes to the address of a user`]);
    expect(await send([])).toEqual([400, 'Please select who gets their statement.']);
    expect((await send([me.employeeId], {}, rep))[0]).toBe(403);
    expect((await rep.fetch(mail)).status).toBe(403);

    expect((await send([me.employeeId]))[0]).toBe(200);
    const [sent] = await soon('the mail', async () => ((await statementMails()).length === 1 ? statementMails() : undefined));
    expect([sent!.to, sent!.text]).toEqual(['receptionist@demo.example', expect.stringContaining(dayInWords(week.payDate))]);
    const { text } = await readPdf((await outbox().attachment(Number(sent!.id), 1))!.content);
    for (const words of [me.employeeName, 'B-7']) expect(text).toContain(words);
    await soon('who was sent theirs', async () => (await toMail()).find(({ employeeId }) => employeeId === me.employeeId)?.mailed?.by === 'Dana Kim' || undefined);
    // Twice only where that is meant.
    expect(await send([me.employeeId])).toEqual([409, `Was sent before: the statement of ${me.employeeName}`]);
    expect((await send([me.employeeId], { again: true }))[0]).toBe(200);
    await soon('the second mail', async () => ((await statementMails()).length === 2 ? true : undefined));
  });

  it('is nothing again when the company takes it back, or the user is another employee’s', async () => {
    await link(0);
    await soon('the link is gone', async () => ((await overview(rep)).employee ? undefined : true));
    expect((await statementOf(rep)).status).toBe(404);
    await show('No');
    await soon('it is shown no more', async () => ((await statementOf(rep)).status === 403 ? true : undefined));
  });
});
