import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { addDays, dayInWords } from '../../backend/platform/calendar/day.rules.js';
import { latestWeeks, pays, payWeeks } from '../support/pay-weeks.js';
import { readPdf } from '../support/pdf-text.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const report = 'sales-executive-weekly';
const idOf = (payDate: string) => `${report}-${payDate}`;

interface Answer {
  readonly payRunId: string;
  readonly position: string;
  readonly changed: boolean;
  readonly revision: number;
  readonly detail: string;
}

describe('the pay runs', () => {
  let app: TestApp;
  let executive: SignedIn;
  let receptionist: SignedIn;
  let position = '';
  /** The run's own week, and the four after it; the third of them sells too. */
  let weeks: readonly CommissionReport[];
  let RUN: string;
  let asked: { readonly report: string; readonly payDate: string };

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    receptionist = await app.signIn('receptionist');
    weeks = latestWeeks(await payWeeks((path) => executive.get(path)), 5, (own, _, third) => pays(own!, '0.07') && pays(third!));
    asked = { report, payDate: weeks[0]!.payDate };
    RUN = idOf(asked.payDate);
  }, 120_000);
  afterAll(() => app.stop());

  async function post(path: string, body: object = {}, who = executive): Promise<{ readonly status: number; readonly answer: Answer }> {
    const response = await who.fetch(`/api/Commission/runs${path}`, { method: 'POST', body });
    const answer = (await response.json()) as Answer;
    if (response.ok) position = answer.position;
    return { status: response.status, answer };
  }
  async function read(path: string): Promise<CommissionReport> {
    const answer = await executive.fetch(`/api/Commission/${path}`, { headers: position ? { 'x-min-position': position } : {} });
    expect(answer.status).toBe(200);
    return (await answer.json()) as CommissionReport;
  }
  const run = () => read(`runs/${RUN}`);

  it('are prepared once, by however many at the same moment', async () => {
    const live = await read(`${report}?payDate=${asked.payDate}`);
    expect(live.run).toBeNull();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('', asked)));
    expect(answers.map(({ status, answer }) => [status, answer.payRunId])).toEqual(answers.map(() => [201, RUN]));
    expect(answers.filter(({ answer }) => answer.changed)).toHaveLength(1);
    const prepared = await run();
    expect(prepared.run).toMatchObject({ payRunId: RUN, status: 'Prepared', preparedBy: 'Dana Kim' });
    expect([prepared.lines, prepared.leftOut, prepared.totals]).toEqual([live.lines, live.leftOut, live.totals]);
  });

  it('stand frozen while their contracts move, until they are reopened with a reason', async () => {
    const before = await run();
    const { contractId, base } = before.lines.find(({ kind, rate }) => kind === 'resale' && rate === '0.07')!;
    const contract = (await (await executive.fetch(`/api/Contracts/${contractId}`)).json()) as object;
    const saved = await executive.fetch(`/api/Contracts/${contractId}`, { method: 'PUT', body: { ...contract, depositAmount: (Number(base) / 2).toFixed(2), fullAmountCollected: 'NO', reason: 'A deposit came in' } });
    ({ position } = (await saved.json()) as Answer);
    expect((await read(`${report}?payDate=${asked.payDate}`)).lines).toEqual(before.lines);

    expect((await post(`/${RUN}/reopen`, {})).status).toBe(400);
    expect((await post(`/${RUN}/reopen`, { reason: 'A deposit was missing' })).status).toBe(200);
    const open = await read(`${report}?payDate=${asked.payDate}`);
    expect(open.run).toMatchObject({ status: 'Open', reopened: 'A deposit was missing', reopenedBy: 'Dana Kim' });
    expect(open.lines.find((line) => line.contractId === contractId)).toMatchObject({ rate: '0.08' });
    await post('', asked);
    const again = await run();
    expect(again.lines).toEqual(open.lines);
    expect(again.run).toMatchObject({ status: 'Prepared', reopened: 'A deposit was missing', reopenedBy: 'Dana Kim', reopenedAt: open.run!.reopenedAt });
  });

  it('are approved, then paid, and never changed after that', async () => {
    expect((await post(`/${RUN}/pay`)).status).toBe(409);
    // Prepared anew since it was looked at: nobody approves what they have not seen.
    const seen = (await run()).run!.revision;
    await post(`/${RUN}/reopen`, { reason: 'Looked at again' });
    await post('', asked);
    expect((await executive.fetch(`/api/Commission/runs/${RUN}/approve`, { method: 'POST', body: {}, headers: { 'if-match': `"${seen}"` } })).status).toBe(412);
    const settings = (secondPerson: string) => executive.fetch('/api/CompanySettings/CommissionRates', { method: 'PUT', body: { holdsFrom: '2030-01-04', secondPerson } });
    expect((await settings('Yes')).status).toBe(200);
    expect((await post(`/${RUN}/approve`)).status).toBe(403);
    expect(await run()).toMatchObject({ secondPerson: true, run: { preparedByActor: expect.stringMatching(/^user \d+$/) as string } });
    expect((await settings('No')).status).toBe(200);
    expect((await post(`/${RUN}/approve`)).status).toBe(200);
    expect((await post(`/${RUN}/pay`, { paidOn: addDays(asked.payDate, 3), reference: 'ACH 77' })).status).toBe(200);
    expect((await run()).run).toMatchObject({ status: 'Paid', approvedBy: 'Dana Kim', paidOn: addDays(asked.payDate, 3), reference: 'ACH 77' });
    for (const [path, body] of [['/pay', {}], ['/reopen', { reason: 'Too late' }], ['/approve', {}]] as const) expect((await post(`/${RUN}${path}`, body)).status).toBe(409);
    expect((await post('', asked)).answer.detail).toBe(`The pay run of ${dayInWords(asked.payDate)} is paid already`);
  });

  it('give each employee a statement on paper, and nobody one without a line', async () => {
    const { lines } = await run();
    const { employeeId, employeeName, contractId } = lines[0]!;
    const pdf = await executive.fetch(`/api/Commission/runs/${RUN}/statements/${employeeId}`);
    const { text } = await readPdf(Buffer.from(await pdf.arrayBuffer()));
    for (const words of ['Commission statement', employeeName, String(contractId), dayInWords(asked.payDate), 'ACH 77']) expect(text).toContain(words);
    expect(text).not.toContain('Not paid yet');
    expect((await executive.fetch(`/api/Commission/runs/${RUN}/statements/999999`)).status).toBe(404);
  });

  it('pay a contract once in its life, whatever its date becomes (D25)', async () => {
    const { lines } = await run();
    const { contractId } = lines.find(({ kind }) => kind === 'resale')!;
    const contract = (await (await executive.fetch(`/api/Contracts/${contractId}`)).json()) as object;
    const saved = await executive.fetch(`/api/Contracts/${contractId}`, { method: 'PUT', body: { ...contract, contractDate: weeks[4]!.to, reason: 'Signed again' } });
    ({ position } = (await saved.json()) as Answer);
    const later = await read(`${report}?payDate=${weeks[4]!.payDate}`);
    expect(later.lines.some((line) => line.contractId === contractId)).toBe(false);
    expect(later.leftOut).toContainEqual(expect.objectContaining({ contractId, reason: `Stands in the run of ${dayInWords(asked.payDate)}` }));
  });

  it('pay in the next run what fell between two, in one of them alone however many are prepared at once', async () => {
    const dates = weeks.slice(1, 4).map(({ payDate }) => payDate);
    const later = await read(`${report}?payDate=${dates[1]}`);
    const { contractId } = later.lines.find(({ kind, carried }) => kind === 'resale' && carried === undefined)!;
    const contract = (await (await executive.fetch(`/api/Contracts/${contractId}`)).json()) as object;
    const saved = await executive.fetch(`/api/Contracts/${contractId}`, { method: 'PUT', body: { ...contract, contractDate: weeks[0]!.from, reason: 'Signed earlier' } });
    ({ position } = (await saved.json()) as Answer);
    for (const payDate of dates.slice(0, 2)) {
      const open = await read(`${report}?payDate=${payDate}`);
      expect(open.lines.find((line) => line.contractId === contractId)?.carried).toMatch(new RegExp(`^Of the run of ${dayInWords(asked.payDate)}, which was prepared without it`));
    }
    const answers = await Promise.all(dates.map((payDate) => post('', { ...asked, payDate })));
    // A week that sold nothing has no run where another one takes what fell between.
    expect(answers.filter(({ status }) => status !== 201 && status !== 422)).toEqual([]);
    const prepared = dates.filter((_, place) => answers[place]!.status === 201);
    const runs = await Promise.all(prepared.map((payDate) => read(`runs/${idOf(payDate)}`)));
    expect(runs.flatMap(({ lines }) => lines.filter((line) => line.contractId === contractId))).toHaveLength(1);
    const sales = [await run(), ...runs].flatMap(({ lines }) => lines.map((line) => `${line.kind}-${line.contractId}`));
    expect(sales).toHaveLength(new Set(sales).size);
    // Given back where its run is reopened: the next one may have it.
    const holder = runs.find(({ lines }) => lines.some((line) => line.contractId === contractId))!;
    for (const { payDate } of runs) await post(`/${idOf(payDate)}/reopen`, { reason: 'Prepared anew' });
    const other = dates.find((payDate) => payDate !== holder.payDate)!;
    expect((await post('', { ...asked, payDate: other })).status).toBe(201);
    expect((await read(`runs/${idOf(other)}`)).lines.some((line) => line.contractId === contractId)).toBe(true);
  });

  it('are for who may: no step for others, and nothing where nothing was prepared', async () => {
    for (const path of ['', `/${RUN}/approve`, `/${RUN}/pay`, `/${RUN}/reopen`]) expect((await post(path, { ...asked, reason: 'x' }, receptionist)).status).toBe(403);
    expect((await executive.fetch(`/api/Commission/runs/${idOf(addDays(asked.payDate, -28))}`)).status).toBe(404);
    expect((await post('', { ...asked, report: 'manager-daily-closing' })).status).toBe(400);
  });
});
