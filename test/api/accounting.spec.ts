import type { ListPage, ListSummary } from '../../backend/platform/lists/list.dto.js';
import type { ClosedBooksAnswer } from '../../backend/accounting/closing/closed-books.dto.js';
import type { MonthAnswer } from '../../backend/accounting/closing/closing.dto.js';
import type { JournalAnswer } from '../../backend/accounting/journal/journal.dto.js';
import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { addDays, dayInWords } from '../../backend/platform/calendar/day.rules.js';
import { rolePresets } from '../../backend/users/permissions/role-presets.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { pays, payWeeks } from '../support/pay-weeks.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

interface Booked {
  readonly contractId: number;
  readonly contractStatus: string;
  readonly contractDate: string;
  readonly incomeAmount?: string | null;
  readonly cogAmount: string | null;
}

const lessCents = (amount: string, less: string | null) => ((Math.round(Number(amount) * 100) - Math.round(Number(less ?? 0) * 100)) / 100).toFixed(2);

describe('The accounting list', () => {
  let app: TestApp;
  /** Keeps the books and sees what the sale earns. */
  let victor: SignedIn;
  /** Keeps the books without. */
  let clerk: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    victor = await app.signIn('accounting-manager');
    clerk = await somebody(app, 'Accounting_Manager', rolePresets.Accounting_Manager.filter((permission) => permission !== 'Contracts_Sensitive'));
  }, 120_000);
  afterAll(() => app.stop());

  const rowOf = async (who: SignedIn, contractId: number, position = '') => {
    const filters = encodeURIComponent(JSON.stringify([{ field: 'contractId', op: 'is', value: contractId }]));
    const answer = await who.fetch(`/api/lists/accounting-list?filters=${filters}`, { headers: { 'X-Min-Position': position } });
    return ((await answer.json()) as ListPage<Booked>).rows[0]!;
  };
  const book = async (who: SignedIn, contractId: number, cells: object) => who.fetch(`/api/Contracts/${contractId}/Accounting`, { method: 'PUT', body: cells });
  /** Of this month through today. */
  const journalOf = (who: SignedIn) => who.get<JournalAnswer>('/api/Accounting/Journal');
  const setClearing = async (journalGlCode: string) => {
    const dana = await app.signIn('executive');
    const answer = await dana.fetch('/api/CompanySettings/Facts', { method: 'PUT', body: { journalGlCode } });
    expect(answer.status).toBe(200);
    await dana.fetch('/api/lists/company-facts', { headers: { 'X-Min-Position': ((await answer.json()) as { position: string }).position } });
  };
  const lastMonthEnd = () => addDays(`${newYorkDay(new Date()).slice(0, 7)}-01`, -1);
  const anyOf = async (contractStatus: string) => (await victor.get<ListPage<Booked>>(`/api/lists/accounting-list?limit=1&filters=${encodeURIComponent(JSON.stringify([{ field: 'contractStatus', op: 'is', value: contractStatus }]))}`)).rows[0]!;

  it('adds up what each contract says, and tells no total of what the reader may not see', async () => {
    const { rows } = await victor.get<ListPage<Booked>>('/api/lists/accounting-list?limit=500');
    const cents = (amounts: readonly (string | null | undefined)[]) => amounts.reduce((sum, amount) => sum + Math.round(Number(amount ?? 0) * 100), 0);
    const { count, sums } = await victor.get<ListSummary>('/api/lists/accounting-list/summary');
    expect([count, cents([sums.incomeAmount]), cents([sums.cogAmount])]).toEqual([rows.length, cents(rows.map(({ incomeAmount }) => incomeAmount)), cents(rows.map(({ cogAmount }) => cogAmount))]);
    const blind = await clerk.get<ListSummary>('/api/lists/accounting-list/summary');
    expect(Object.keys(blind.sums).sort()).toEqual(['cogAmount', 'purchasePrice', 'toCommission']);
    expect((await clerk.fetch('/api/lists/accounting-list?sort=incomeAmount')).status).toBe(400);
  });

  it('is written in its cells, with the change in the history of the contract', async () => {
    const { contractId, cogAmount } = await anyOf('Signed');
    const answer = await book(victor, contractId, { cogAmount: '901.50', seen: { cogAmount } });
    expect(answer.status).toBe(200);
    expect(await rowOf(victor, contractId, ((await answer.json()) as { position: string }).position)).toMatchObject({ cogAmount: '901.50' });
    expect(JSON.stringify(await victor.get(`/api/Contracts/${contractId}/History`))).toContain('901.50');
  });

  it('tells who has missed a change instead of writing over it, and asks why of a finished contract', async () => {
    const { contractId } = await anyOf('Signed');
    const missed = await book(victor, contractId, { cogAmount: '900.00', seen: { cogAmount: '1.00' } });
    expect([missed.status, await missed.json()]).toEqual([409, expect.objectContaining({ code: 'changed-meanwhile', field: 'cogAmount' })]);
    const closed = await anyOf('Closed');
    const silent = await book(victor, closed.contractId, { cogGlCode: '5001' });
    expect([silent.status, await silent.json()]).toEqual([422, expect.objectContaining({ code: 'reason-needed' })]);
    expect((await book(victor, closed.contractId, { cogGlCode: '5001', reason: 'Cost account moved' })).status).toBe(200);
  });

  it('makes a journal of the period whose debits are its credits, and leaves what is not ready out of it', async () => {
    const journal = () => victor.get<JournalAnswer>('/api/Accounting/Journal?from=2020-01-01&to=2030-12-31');
    const before = await journal();
    expect([before.debit, Number(before.debit) > 0, before.clearingGlCode]).toEqual([before.credit, true, '1100']);
    const { contractId } = await anyOf('Signed');
    const { position } = (await (await book(victor, contractId, { incomeGlCode: '' })).json()) as { position: string };
    await rowOf(victor, contractId, position);
    const after = await journal();
    expect([after.debit, after.booked]).toEqual([after.credit, before.booked - 1]);
    expect(after.notReady).toContainEqual(expect.objectContaining({ contractId, missing: ['Income GL code'] }));
    const file = await (await victor.fetch('/api/Accounting/Journal/Export?from=2020-01-01&to=2030-12-31&format=csv')).text();
    expect(file.split('\r\n')[0]).toContain('Date,Entry,Account,Description,Debit,Credit');
    expect(file).not.toContain(`Contract ${contractId}:`);
  });

  it('closes a month that stays closed: a later change says why, is marked, and is a difference in the open month', async () => {
    const [busy] = (await victor.get<ListPage<Booked>>(`/api/lists/accounting-list?limit=1&sort=-contractDate&filters=${encodeURIComponent(JSON.stringify([{ field: 'contractDate', op: 'to', value: lastMonthEnd() }, { field: 'contractStatus', op: 'is', value: 'Closed' }]))}`)).rows;
    const month = busy!.contractDate.slice(0, 7);
    const path = `/api/Accounting/Months/${month.replace('-', '')}`;
    const asked = (action: string, body: object, who = victor) => who.fetch(`${path}/${action}`, { method: 'POST', body });
    expect((await asked('Close', { reason: 'x' }, await somebody(app, 'Accounting_Manager', ['Accounting_Main', 'Accounting_Edit', 'Contracts_Sensitive']))).status).toBe(403);
    const closed = await asked('Close', { reason: 'Known' });
    expect(closed.status).toBe(200);
    expect((await asked('Close', { reason: 'Again' })).status).toBe(409);
    const { position } = (await closed.json()) as { position: string };
    await victor.fetch('/api/lists/accounting-months', { headers: { 'X-Min-Position': position } });
    const frozen = await victor.get<MonthAnswer>(path);
    expect(frozen).toMatchObject({ closed: true, holds: true });

    const now = await journalOf(victor);
    const cells = { cogAmount: '1.00', seen: { cogAmount: busy!.cogAmount } };
    expect((await (await book(victor, busy!.contractId, cells)).json()) as object).toMatchObject({ code: 'reason-needed' });
    const late = (await (await book(victor, busy!.contractId, { ...cells, reason: 'Booked twice' })).json()) as { position: string };
    await victor.fetch('/api/lists/changed-after-close', { headers: { 'X-Min-Position': late.position } });
    await rowOf(victor, busy!.contractId, late.position);
    const { rows } = await victor.get<ListPage<object>>('/api/lists/changed-after-close');
    expect(rows).toEqual([expect.objectContaining({ contractId: busy!.contractId, month, label: 'COG inv amount', before: busy!.cogAmount, after: '1.00', changedBy: 'Victor Lang', reason: 'Booked twice' })]);
    expect(await victor.get<MonthAnswer>(path)).toMatchObject({ holds: true, debit: frozen.debit, credit: frozen.credit });
    const books = await victor.get<ClosedBooksAnswer>('/api/Accounting/ClosedBooks');
    expect(books).toMatchObject({ months: [{ month }], changes: [{ contractId: busy!.contractId, month, before: { cogAmount: busy!.cogAmount, incomeAmount: busy!.incomeAmount }, after: { cogAmount: '1.00' }, changedBy: 'Victor Lang' }] });
    expect(JSON.stringify((await clerk.get<ClosedBooksAnswer>('/api/Accounting/ClosedBooks')).changes)).not.toContain('income');
    const file = (await (await victor.fetch(`/api/Accounting/Sheet/resale/Export?filters=${encodeURIComponent(JSON.stringify([{ field: 'contractId', op: 'is', value: busy!.contractId }]))}`)).text()).trim().split('\r\n');
    const lines = file.slice(1).map((line) => line.split(',')[file[0]!.split(',').indexOf('COG inv amount')]);
    expect([lines, file[0]!.split(',').at(-1)]).toEqual([[lessCents('1.00', busy!.cogAmount), busy!.cogAmount], 'In the books']);
    expect([file[1], file[2]]).toEqual([expect.stringContaining(`Changed after close of ${month.slice(5)}/${month.slice(0, 4)}: Booked twice`), expect.stringContaining(`Closed ${month.slice(5)}/${month.slice(0, 4)}`)]);
    const blindFile = await (await clerk.fetch('/api/Accounting/Sheet/resale/Export')).text();
    expect([blindFile.includes('Changed after close'), blindFile.includes('Income')]).toEqual([true, false]);
    expect((await victor.fetch('/api/Accounting/Sheet/unit/Export')).status).toBe(404);
    // Another clearing account is for what is booked from now on.
    const { clearingGlCode } = now;
    await setClearing('1999');
    expect(await victor.get<MonthAnswer>(path)).toMatchObject({ holds: true, accounts: frozen.accounts });
    await setClearing(clearingGlCode);
    const then = await journalOf(victor);
    expect([then.debit, then.debit === now.debit]).toEqual([then.credit, false]);
    expect(await (await victor.fetch(`/api/Contracts/${busy!.contractId}/History`)).text()).toContain('Changed after the close of');

    expect((await asked('Reopen', {})).status).toBe(400);
    const blind = await somebody(app, 'Accounting_Manager', ['Accounting_Main', 'Accounting_Admin']);
    expect((await asked('Reopen', { reason: 'x' }, blind)).status).toBe(403);
    const reopened = (await (await asked('Reopen', { reason: 'Cost was booked twice' })).json()) as { position: string };
    await victor.fetch('/api/lists/accounting-months', { headers: { 'X-Min-Position': reopened.position } });
    expect((await journalOf(victor)).debit).toBe(now.debit);
  });

  it('books memberships by the code of their product, which stays in a closed month and is a difference where it is changed since', async () => {
    const filters = encodeURIComponent(JSON.stringify([{ field: 'contractStatus', op: 'is', value: 'Closed' }, { field: 'contractDate', op: 'to', value: lastMonthEnd() }]));
    const { contractId, contractDate, incomeAmount } = (await victor.get<ListPage<Booked>>(`/api/lists/accounting-memberships?limit=1&sort=-contractDate&filters=${filters}`)).rows[0]!;
    const month = contractDate.slice(0, 7);
    const path = `/api/Accounting/Months/${month.replace('-', '')}`;
    const journalKnowing = async (days: string, position: string) => (await (await victor.fetch(`/api/Accounting/Journal${days}`, { headers: { 'X-Min-Position': position } })).json()) as JournalAnswer;
    const lineOf = async (days: string, position = '') => (await journalKnowing(days, position)).entries.filter((entry) => entry.kind === 'membership' && entry.contractId === contractId).map(({ glCode, debit, credit }) => `${glCode} ${debit} ${credit}`);
    expect(await lineOf(`?from=${contractDate}&to=${contractDate}`)).toEqual([`4020 0.00 ${incomeAmount}`, `1100 ${incomeAmount} 0.00`]);
    const close = await victor.fetch(`${path}/Close`, { method: 'POST', body: { reason: 'Known' } });
    expect(close.status).toBe(200);
    const put = (body: object) => victor.fetch(`/api/EpicContracts/${contractId}/Accounting`, { method: 'PUT', body });
    expect((await put({ incomeGlCode: '4021', seen: { incomeGlCode: '4020' } })).status).toBe(422);
    const told = (await (await put({ incomeGlCode: '4021', reason: 'With the others' })).json()) as { position: string };
    expect(await lineOf('', told.position)).toEqual([`4020 ${incomeAmount} 0.00`, `4021 0.00 ${incomeAmount}`]);
    const late = await victor.get<ListPage<object>>(`/api/lists/changed-after-close?filters=${encodeURIComponent(JSON.stringify([{ field: 'kind', op: 'is', value: 'membership' }]))}`);
    expect(late.rows).toEqual([expect.objectContaining({ contractId, month, label: 'Income GL code', before: '4020', after: '4021', reason: 'With the others' })]);
    // What a membership earns is its price, which the clerk sees as well.
    expect((await clerk.get<ListPage<object>>(`/api/lists/changed-after-close?filters=${encodeURIComponent(JSON.stringify([{ field: 'kind', op: 'is', value: 'membership' }]))}`)).rows).toHaveLength(1);
    expect(await victor.get<MonthAnswer>(path)).toMatchObject({ holds: true });
    expect(await (await victor.fetch('/api/Accounting/Journal/Export?format=csv')).text()).toContain(`Membership ${contractId}: `);
    await victor.fetch(`${path}/Reopen`, { method: 'POST', body: { reason: 'The test is over' } });
  });

  it('asks of a month before it is closed whether its pay runs are paid and the points ledger is proved, and nothing else', async () => {
    const looked = async (payDate: string) => (await victor.get<MonthAnswer>(`/api/Accounting/Months/${payDate.slice(0, 7).replace('-', '')}`)).checks;
    let due = '';
    for (const week of await payWeeks((path) => victor.get(path))) if (due === '' && pays(week) && (await looked(week.payDate)).every(({ ok }) => ok)) due = week.payDate;
    const checks = async () => (await looked(due)).map(({ name, ok, detail }) => (ok ? name : `${name}: ${detail}`));
    expect(await checks()).toEqual(['Every contract has its codes and amounts', 'Every pay run that was prepared is paid', 'Every question about a commission is settled', 'The points balance is credits less debits of all events', 'No points account is or ever was below zero', 'Every debit of points has its cause']);
    const run = await victor.fetch('/api/Commission/runs', { method: 'POST', body: { report: 'sales-executive-weekly', payDate: due } });
    await victor.fetch('/api/lists/commission-runs', { headers: { 'X-Min-Position': ((await run.json()) as { position?: string }).position ?? '' } });
    expect((await checks())[1]).toBe(`Every pay run that was prepared is paid: 1 not paid, of ${dayInWords(due)}`);
    const { lines } = await victor.get<CommissionReport>(`/api/Commission/runs/sales-executive-weekly-${due}`);
    const { kind, contractId, employeeId } = lines[0]!;
    const asked = await victor.fetch(`/api/Commission/Disputes/sales-executive-weekly-${due}-${kind}-${contractId}-${employeeId}/Notes`, { method: 'POST', body: { note: 'Why this rate?' } });
    await victor.fetch('/api/lists/commission-disputes', { headers: { 'X-Min-Position': ((await asked.json()) as { position?: string }).position ?? '' } });
    expect((await checks())[2]).toBe('Every question about a commission is settled: 1 open');
  });

  it('lets the holders of the preset role do all of it', async () => {
    const preset = await somebody(app, 'Accounting_Manager', rolePresets.Accounting_Manager);
    expect((await preset.fetch('/api/Accounting/Journal')).status).toBe(200);
  });

  it('is no journal for who may not see what contracts earn', async () => {
    for (const path of ['/api/Accounting/Journal', '/api/Accounting/Journal/Export']) {
      const answer = await clerk.fetch(path);
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Contracts: Sensitive')]);
    }
  });

  it('lets nobody write an income that they may not see', async () => {
    const { contractId } = await anyOf('Signed');
    expect((await book(clerk, contractId, { incomeAmount: '1.00' })).status).toBe(403);
    expect((await book(clerk, contractId, { cogAmount: '902.00' })).status).toBe(200);
    expect(await rowOf(clerk, contractId)).not.toHaveProperty('incomeAmount');
  });
});
