import pg from 'pg';
import type { PointsStatementAnswer, StatementChoices } from '../../backend/points/statement/points-statement.dto.js';
import { PointsStatements } from '../../backend/points/statement/points-statement-reader.js';
import { rolePresets } from '../../backend/users/permissions/role-presets.rules.js';
import { somebody } from './access/people.js';
import { readBook } from '../support/read-book.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const CONTRACTS = '/api/lists/resale-contract-list/export';
const one = `?filters=${encodeURIComponent(JSON.stringify([{ field: 'contractId', op: 'is', value: 1042 }]))}`;

let app: TestApp;
let executive: SignedIn;

beforeAll(async () => {
  app = await startApp({ demo: true });
  executive = await app.signIn('executive');
}, 120_000);
afterAll(() => app.stop());

const text = async (path: string, who = executive) => (await who.fetch(path)).text();
async function book(path: string, who = executive) {
  const answer = await who.fetch(path);
  expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=[a-z-]+-\d{4}-\d{2}-\d{2}\.xlsx$/);
  return readBook(Buffer.from(await answer.arrayBuffer()));
}

describe('The files for the books', () => {
  it('hold of a contract what is booked: codes, income, cost, fees, sales price, cash due', async () => {
    const contract = await executive.get<Record<string, string>>('/api/Contracts/1042');
    const { rows, facts } = await book(`${CONTRACTS}${one}&format=xlsx`);
    expect(facts).toMatchObject({ Filter: 'Contract: 1042', Rows: '1', 'Made by': 'Dana Kim' });
    const amounts = { 'Income amount': 'incomeAmount', 'COG amount': 'cogAmount', 'Closing fee': 'closingFee', 'Contract sales price': 'contractSalesPrice', 'Cash due at signing': 'cashDueAtSigning', 'Purchase price': 'purchasePrice' };
    for (const [label, field] of Object.entries(amounts)) expect([label, rows[0]![label]]).toEqual([label, contract[field] === null ? undefined : Number(contract[field])]);
    const codes = { 'Income GL code': 'incomeGlCode', 'COG GL code': 'cogGlCode', 'TO GL code': 'toGlCode' };
    for (const [label, field] of Object.entries(codes)) expect([label, rows[0]![label] ?? '']).toEqual([label, contract[field]]);
  });

  it('leave out what is hidden from who takes them', async () => {
    const withoutIncome = rolePresets.Accounting_Manager.filter((permission) => permission !== 'Contracts_Sensitive');
    const accounting = await somebody(app, 'Accounting_Manager', withoutIncome);
    const head = (await text(`${CONTRACTS}${one}`, accounting)).split('\r\n')[0]!;
    expect(head).toContain('COG GL code');
    expect(head).not.toContain('Income');
    expect(await text(`${CONTRACTS}${one}&format=xlsx`, accounting)).not.toContain('Income');
    expect((await text(`${CONTRACTS}${one}`)).split('\r\n')[0]).toContain('Income GL code,Income amount');
  });

  it('keep what only they hold out of the screens', async () => {
    const { rows } = await executive.get<{ rows: object[] }>(`/api/lists/resale-contract-list${one}`);
    expect(rows[0]).toMatchObject({ contractId: 1042 });
    expect(rows[0]).not.toHaveProperty('incomeAmount');
  });

  it('sign the points, in the office’s time, and leave empty what is not there', async () => {
    const { rows } = await book('/api/lists/points-ledger/export?format=xlsx&sort=pointLedgerId');
    expect(rows).toHaveLength(517);
    expect(rows[0]).toMatchObject({ ID: 1, Date: expect.stringMatching(/^\d\d\/\d\d\/2025 9:29AM$/), 'Change of balance': 15_000 });
    expect(rows[0]).not.toHaveProperty('Member ID');
    expect(rows.reduce((sum, row) => sum + Number(row['Change of balance'] ?? 0), 0)).toBe(8_046_500);
    expect((await text('/api/lists/points-ledger/export?sort=pointLedgerId')).split('\r\n')[1]).toMatch(/^1,2025-\d\d-\d\d 09:29:19,Posted,Unit Ceded,Credit,15000,15000,,,Cypress Palms,/);
  });

  it('hold the figures of the dashboard, of now and of a past day', async () => {
    const { rows, facts } = await book('/api/Contracts/Dashboard/Export?format=xlsx');
    expect(rows.find((row) => row['Status or month'] === 'Closed')).toMatchObject({ By: 'Status', Contracts: 46 });
    expect(facts).toMatchObject({ 'As of': 'Now' });
    expect(await text('/api/Contracts/Dashboard/Export?asOf=2026-01-31')).toMatch(/^By,Status or month,Contracts,Volume\r\nStatus,/);
  });
});

describe('The points ledger as a statement', () => {
  const legacyBalance = 8_046_500;

  async function statement(query: Record<string, string> = {}, who = executive, position = ''): Promise<PointsStatementAnswer> {
    const answer = await who.fetch(`/api/PointLedgers/Statement?${new URLSearchParams(query)}`, { headers: { 'x-min-position': position } });
    expect(answer.status).toBe(200);
    const read = (await answer.json()) as PointsStatementAnswer;
    expectToAddUp(read);
    return read;
  }

  function expectToAddUp({ opening, credits, debits, closing, lines, byType, days, count }: PointsStatementAnswer): void {
    expect(opening + credits - debits).toBe(closing);
    expect(lines.at(-1)?.balance ?? opening).toBe(closing);
    expect(lines.reduce((sum, { balanceChange }) => sum + balanceChange, opening)).toBe(closing);
    expect(byType.reduce((sum, { points }) => sum + points, opening)).toBe(closing);
    expect(days.reduce((sum, { points }) => sum + points, opening)).toBe(closing);
    expect(lines).toHaveLength(count);
    expect(lines.map(({ createdAt }) => createdAt)).toEqual(lines.map(({ createdAt }) => createdAt).sort());
  }

  const everything = { from: '2020-01-01' };

  it('opens with nothing before the first row, and closes with the balance of the old books', async () => {
    const all = await statement(everything);
    expect([all.opening, all.closing, all.count, all.heldPoints]).toEqual([0, legacyBalance, 517, 0]);
    expect(all.byType.map(({ transactionType, count }) => [transactionType, count])).toEqual([['Advantage Purchase', 46], ['Membership', 51], ['Unit Ceded', 420]]);
    expect((await statement()).closing).toBe(legacyBalance);
  });

  it('carries the balance from one period into the next', async () => {
    const spring = await statement({ from: '2026-04-01', to: '2026-06-30' });
    const summer = await statement({ from: '2026-07-01', to: '2026-09-30' });
    expect(spring.count).toBeGreaterThan(0);
    expect(summer.opening).toBe(spring.closing);
    expect((await statement({ from: '2026-01-01', asOf: '2026-06-30' })).closing).toBe(spring.closing);
  });

  it('adds up what its filters leave', async () => {
    const all = await statement(everything);
    const memberships = await statement({ ...everything, type: 'Membership' });
    expect([memberships.credits, memberships.debits, memberships.count]).toEqual([0, all.byType.find(({ transactionType }) => transactionType === 'Membership')!.points * -1, 51]);
    const [line] = memberships.lines;
    const ofMember = await statement({ ...everything, memberId: String(line!.memberId) });
    expect(new Set(ofMember.lines.map(({ memberId }) => memberId))).toEqual(new Set([line!.memberId]));
    expect((await statement({ ...everything, search: line!.memberName! })).lines.map(({ pointLedgerId }) => pointLedgerId)).toContain(line!.pointLedgerId);
    const { resorts } = await executive.get<StatementChoices>('/api/PointLedgers/Statement/Choices');
    const byResort = await Promise.all(resorts.map(({ resort }) => statement({ ...everything, resort })));
    expect(byResort.reduce((sum, { credits }) => sum + credits, 0)).toBe(all.credits);
  });

  it('names members only to whoever may open them, in files and searches too', async () => {
    const named = (await statement({ ...everything, type: 'Membership' })).lines[0]!;
    expect(named.memberName).toMatch(/\w+ \w+/);
    const without = await somebody(app, 'Epic_Manager', ['PointsLedger_Main']);
    const read = await statement({ ...everything, type: 'Membership' }, without);
    expect(read.lines.every(({ memberName }) => memberName === null)).toBe(true);
    expect((await statement({ ...everything, search: named.memberName! }, without)).count).toBe(0);
    expect(await text(`/api/PointLedgers/Statement/Export?${new URLSearchParams(everything)}`, without)).not.toMatch(new RegExp(`Member,|${named.memberName!}`));
  });

  it('is refused to whoever may not read the ledger, and for days that do not exist', async () => {
    const receptionist = await app.signIn('receptionist');
    for (const path of ['', '/Choices', '/Export']) expect((await receptionist.fetch(`/api/PointLedgers/Statement${path}`)).status).toBe(403);
    expect((await executive.fetch('/api/PointLedgers/Statement?from=2026-02-30')).status).toBe(400);
  });

  it('is a file that says what it opens and closes with, its lines between', async () => {
    const { rows, facts } = await book(`/api/PointLedgers/Statement/Export?format=xlsx&from=2020-01-01&type=Membership`);
    const last = rows.at(-1)!;
    expect(rows[0]).toMatchObject({ Cause: 'Opening balance, 01/01/2020', Balance: 0 });
    expect(rows.slice(1, -1).reduce((sum, row) => sum + Number(row['Points']), 0)).toBe(last['Balance']);
    expect(rows[1]).toMatchObject({ Cause: expect.stringMatching(/^Membership \d+ closed$/), Member: expect.stringMatching(/\w+/), Points: -15_000 });
    expect(facts).toMatchObject({ Filter: 'Type: Membership', Opening: '0', 'As of': 'Now' });
  });

  it('holds points apart until they are paid, and takes a reversal in', async () => {
    const held = await post('/api/EpicAdvantageContracts/', { epicMemberId: 538, pointsPurchased: 5_000 });
    const before = await statement(everything, executive, held.position);
    expect([before.closing, before.heldPoints, before.heldCount, before.held.length]).toEqual([legacyBalance, 5_000, 1, 1]);
    expect(before.held[0]).toMatchObject({ memberId: 538, pointsQty: 5_000, heldUntil: expect.stringMatching(/^\d{4}-/) });
    const paid = await post(`/api/EpicAdvantageContracts/${held.epicAdvantageContractId}/Payment`, { paymentReferenceId: 'ch_1' });
    const after = await statement(everything, executive, paid.position);
    expect([after.closing, after.heldPoints, after.lines.at(-1)!.epicAdvantageContractId]).toEqual([legacyBalance - 5_000, 0, held.epicAdvantageContractId]);
    const reversal = await post('/api/PointLedgers/1/Reverse', { note: 'ceded twice' });
    expect((await statement(everything, executive, reversal.position)).lines.at(-1)).toMatchObject({ reverses: 1, balanceChange: -15_000 });
  });

  it('counts every purchase that is held, however many it shows', async () => {
    const pool = app.nest.get(pg.Pool);
    const anew = `jsonb_build_object('pointLedgerId', 900000 + n, 'epicAdvantageContractId', 900000 + n, 'status', 'Held', 'balanceChange', null)`;
    const { rows } = await pool.query<{ columns: string }>(`SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute WHERE attrelid = 'points_ledger'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`);
    const written = rows[0]!.columns;
    await pool.query(`INSERT INTO points_ledger (${written}) SELECT ${written} FROM (SELECT (jsonb_populate_record(one, ${anew})).* FROM points_ledger AS one, generate_series(1, 230) AS n WHERE "pointLedgerId" = 1) AS held`);
    const { held, heldCount, to } = await statement();
    expect([held.length, heldCount]).toEqual([200, 230]);
    expect((await app.nest.get(PointsStatements, { strict: false }).moved({ from: to, to })).held).toBe(230);
    await pool.query('DELETE FROM points_ledger WHERE "pointLedgerId" > 900000');
  });

  async function post(path: string, body: object) {
    const answer = await executive.fetch(path, { method: 'POST', body });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as { position: string; epicAdvantageContractId: number };
  }
});
