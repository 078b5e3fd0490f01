import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import type { ReserveAnswer, ReservesAnswer } from '../../backend/commission/reserves/reserves.dto.js';
import { addDays, dayInWords } from '../../backend/platform/calendar/day.rules.js';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import { latestWeeks, pays, payWeeks } from '../support/pay-weeks.js';
import { readPdf } from '../support/pdf-text.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const report = 'sales-executive-weekly';

interface Answer {
  readonly position: string;
  readonly detail: string;
}

describe('what a contract comes to after it was paid', () => {
  let app: TestApp;
  let executive: SignedIn;
  let manager: SignedIn;
  let position = '';
  let line: CommissionReport['lines'][number];
  /** The pay dates of the week that was paid, and of two after it. */
  let payDates: readonly string[];
  let PAID: string;
  let NEXT: string;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    manager = await app.signIn('sales-manager');
    const mayReturn = await ofUnitsSoldOnce();
    const sold = (one: CommissionReport['lines'][number]) => one.kind === 'resale' && Number(one.commission) > 0 && mayReturn.has(one.contractId);
    payDates = latestWeeks(await payWeeks((path) => executive.get(path)), 3, (own, after) => own!.lines.some(sold) && pays(after!)).map(({ payDate }) => payDate);
    [PAID, NEXT] = [`${report}-${payDates[0]}`, `${report}-${payDates[1]}`];
    await post('runs', { report, payDate: payDates[0] });
    await post(`runs/${PAID}/approve`);
    await post(`runs/${PAID}/pay`, {});
    const { lines } = await read<CommissionReport>(`runs/${PAID}`);
    line = lines.find(sold)!;
  }, 120_000);
  afterAll(() => app.stop());

  async function post(path: string, body: object = {}, who = executive): Promise<{ readonly status: number; readonly answer: Answer }> {
    const response = await who.fetch(`/api/Commission/${path}`, { method: 'POST', body });
    const answer = (await response.json()) as Answer;
    if (response.ok) position = answer.position;
    return { status: response.status, answer };
  }
  async function read<T>(path: string): Promise<T> {
    const answer = await executive.fetch(`/api/Commission/${path}`, { headers: position ? { 'x-min-position': position } : {} });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  }
  /** Contracts that may be rescinded and signed again: nobody else sells their unit meanwhile. */
  async function ofUnitsSoldOnce(): Promise<ReadonlySet<number>> {
    const { rows } = await executive.get<ListPage<{ readonly contractId: number; readonly inventoryId: number | null }>>('/api/lists/resale-contract-list?limit=500');
    return new Set(rows.filter(({ inventoryId }) => rows.filter((row) => row.inventoryId === inventoryId).length === 1).map(({ contractId }) => contractId));
  }
  async function becomes(contractStatus: string): Promise<void> {
    const contract = (await (await executive.fetch(`/api/Contracts/${line.contractId}`)).json()) as object;
    const saved = await executive.fetch(`/api/Contracts/${line.contractId}`, { method: 'PUT', body: { ...contract, contractStatus, reason: 'The buyer said so' } });
    expect(saved.status).toBe(200);
    ({ position } = (await saved.json()) as Answer);
  }
  async function recovers(recoverGivenBack: string): Promise<void> {
    const saved = await executive.fetch('/api/CompanySettings/CommissionRates', { method: 'PUT', body: { holdsFrom: '2030-01-04', recoverGivenBack } });
    expect(saved.status).toBe(200);
    ({ position } = (await saved.json()) as Answer);
  }
  const next = (payDate = payDates[1]!) => read<CommissionReport>(`${report}?payDate=${payDate}`);
  const reserve = () => read<ReserveAnswer>(`Reserves/${line.employeeId}`);
  const cents = (amount: string) => Math.round(Number(amount) * 100);

  it('is withheld into the reserve as the run is paid', async () => {
    const { lines, reserves } = await read<CommissionReport>(`runs/${PAID}`);
    const withheld = lines.filter(({ employeeId }) => employeeId === line.employeeId).reduce((sum, one) => sum + cents(one.reserve), 0);
    const { balance, entries } = await reserve();
    expect(cents(balance)).toBe(withheld);
    expect(entries).toMatchObject([{ movement: 'Withheld', payRunId: PAID, payDate: payDates[0] }]);
    expect(reserves.find(({ employeeId }) => employeeId === line.employeeId)).toMatchObject({ charged: '0.00', withheld: balance });
  });

  it('leaves nothing where it was undone before the next run', async () => {
    await becomes('Rescinded');
    expect((await next()).adjustments).toMatchObject([{ contractId: line.contractId, payRunId: PAID, paid: line.commission, due: '0.00' }]);
    await becomes('Signed');
    expect((await next()).adjustments).toEqual([]);
  });

  it('is not asked back from the moment on that the company stops to, whenever its newest rates begin', async () => {
    await recovers('No');
    await becomes('Rescinded');
    expect((await next()).adjustments).toEqual([]);
    await recovers('Yes');
    expect((await next()).adjustments).toHaveLength(1);
    await becomes('Signed');
  });

  it('is an adjustment of the next run: from the reserve first, then from the run, never below zero', async () => {
    await becomes('Rescinded');
    const { adjustments, carries, lines, totals, reserves } = await next();
    const [adjustment] = adjustments;
    expect(adjustment).toMatchObject({ contractId: line.contractId, employeeId: line.employeeId, commission: `-${line.commission}` });
    expect(adjustment!.cause).toMatch(/→ Rescinded$/);
    expect(adjustment!.facts[0]).toMatchObject({ field: 'contractStatus', value: 'Rescinded' });
    const { balance } = await reserve();
    const taken = Math.min(cents(balance), cents(line.commission));
    expect([cents(adjustment!.reserve), cents(adjustment!.net)]).toEqual([-taken, taken - cents(line.commission)]);
    const mine = [...lines, ...adjustments, ...carries].filter(({ employeeId }) => employeeId === line.employeeId);
    expect(mine.reduce((sum, { net }) => sum + cents(net), 0)).toBeGreaterThanOrEqual(0);
    expect(cents(totals.net)).toBe([...lines, ...adjustments, ...carries].reduce((sum, { net }) => sum + cents(net), 0));
    expect(reserves.find(({ employeeId }) => employeeId === line.employeeId)).toMatchObject({ charged: (taken / 100).toFixed(2) });
  });

  it('is set aside by the prepared run: nobody releases it meanwhile, nor without a reason or the permission', async () => {
    const before = await next();
    expect((await post('runs', { report, payDate: payDates[1] })).status).toBe(201);
    const frozen = await read<CommissionReport>(`runs/${NEXT}`);
    expect([frozen.adjustments, frozen.carries, frozen.totals]).toEqual([before.adjustments, before.carries, before.totals]);
    const { balance, setAside } = await reserve();
    expect(Number(setAside)).toBeGreaterThan(0);
    expect((await post(`Reserves/${line.employeeId}/Release`, { amount: balance, reason: 'Six months are over' })).answer.detail).toMatch(/is set aside by a prepared run$/);
    expect((await post(`Reserves/${line.employeeId}/Release`, { amount: '0.01' })).status).toBe(400);
    expect((await post(`Reserves/${line.employeeId}/Release`, { amount: 'all', reason: 'x' })).answer.detail).toBe('Please enter an amount, such as 250.00');
    expect((await post(`Reserves/${line.employeeId}/Release`, { amount: '0.01', reason: 'x' }, manager)).status).toBe(403);
  });

  it('stands in one run alone, and is charged as that is paid', async () => {
    expect((await next(payDates[2])).adjustments).toEqual([]);
    const { balance } = await reserve();
    await post(`runs/${NEXT}/approve`);
    expect((await post(`runs/${NEXT}/pay`, {})).status).toBe(200);
    const { reserves } = await read<CommissionReport>(`runs/${NEXT}`);
    const moved = reserves.find(({ employeeId }) => employeeId === line.employeeId)!;
    const after = await reserve();
    // What the run could not take is told until a run takes it.
    const rests = (await read<CommissionReport>(`runs/${NEXT}`)).carries.filter(({ employeeId, way }) => employeeId === line.employeeId && way === 'out');
    expect(cents(after.owed)).toBe(rests.reduce((sum, { commission }) => sum + cents(commission), 0));
    expect(cents(after.balance)).toBe(cents(balance) + cents(moved.withheld) - cents(moved.charged));
    expect(after.entries.at(-1)).toMatchObject({ movement: 'Charged', payRunId: NEXT, balance: after.balance });
  });

  it('is paid again where it is undone after that, into the reserve that it was taken from', async () => {
    const [taken] = (await read<CommissionReport>(`runs/${NEXT}`)).adjustments;
    await becomes('Signed');
    const [again] = (await next(payDates[2])).adjustments;
    expect(again).toMatchObject({ contractId: line.contractId, payRunId: PAID, number: 1, commission: line.commission, reserve: taken!.reserve.slice(1), net: (-Number(taken!.net)).toFixed(2) });
    expect(again!.cause).toMatch(/^As it was paid/);
  });

  it('stands on the statement with its cause', async () => {
    const pdf = await executive.fetch(`/api/Commission/runs/${NEXT}/statements/${line.employeeId}`);
    const { text } = await readPdf(Buffer.from(await pdf.arrayBuffer()));
    for (const words of [`Adjustment of the run of ${dayInWords(payDates[0]!)}`, 'Rescinded', 'Your reserve']) expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('gives payroll a line for each employee, whose sum is what the run pays', async () => {
    const { totals } = await read<CommissionReport>(`runs/${NEXT}`);
    const file = await executive.fetch(`/api/Commission/runs/${NEXT}/Payroll?format=csv`);
    const [head, ...rows] = (await file.text()).trim().split(/\r?\n/);
    expect(head!.split(',').at(-1)).toBe('To pay');
    expect(rows).toHaveLength(totals.employees);
    expect(rows.reduce((sum, row) => sum + cents(row.split(',').at(-1)!), 0)).toBe(cents(totals.net));
    expect((await executive.fetch(`/api/Commission/runs/${report}-${addDays(payDates[0]!, -28)}/Payroll?format=csv`)).status).toBe(404);
  });

  it('gives a reserve out by hand with a reason, and as a file', async () => {
    const { reserves } = await read<ReservesAnswer>('Reserves');
    const { employeeId, balance } = reserves.find((one) => Number(one.balance) > 0)!;
    expect((await post(`Reserves/${employeeId}/Release`, { amount: balance, reason: 'Six months are over' })).status).toBe(200);
    const { entries, balance: left } = await read<ReserveAnswer>(`Reserves/${employeeId}`);
    expect(left).toBe('0.00');
    expect(entries.at(-1)).toMatchObject({ movement: 'Released', amount: `-${balance}`, reason: 'Six months are over', by: 'Dana Kim' });
    const file = await executive.fetch(`/api/Commission/Reserves/${employeeId}/Export?format=csv`);
    expect((await file.text()).trim().split(/\r?\n/)).toHaveLength(1 + entries.length);
  });
});
