import { readBook } from '../support/read-book.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const CONTRACTS = '/api/lists/resale-contract-list/export';
const one = `?filters=${encodeURIComponent(JSON.stringify([{ field: 'contractId', op: 'is', value: 1042 }]))}`;

describe('The files for the books', () => {
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
    const accounting = await app.signIn('accounting-manager');
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
    expect(rows[0]).toMatchObject({ ID: 1, Date: expect.stringMatching(/^\d\d\/\d\d\/2025 9:29 AM$/), 'Change of balance': 15_000 });
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
