import { Decimal } from 'decimal.js';
import type { ContractsBehindAnswer, ContractsDashboardAnswer } from '../../backend/resale-contracts/dashboard/contracts-dashboard-reader.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { signIn, signInWith, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { newContract } from './new-contract.js';

const firstOfMonth = `${newYorkDay(new Date()).slice(0, 8)}01`;
const total = (amounts: readonly (string | null)[]): string => Decimal.sum(0, ...amounts.map((amount) => amount ?? 0)).toFixed(2);

let app: TestApp;
let executive: Person;
let clerk: Person;

beforeAll(async () => {
  app = await startApp({ demo: true });
  executive = await signIn(app, 'executive');
  clerk = await signInWith(app, 'sales-administrator', 'Contracts_Main,Contracts_Detail,Contracts_Edit');
}, 120_000);

afterAll(() => app?.stop());

describe('The past of a contract', () => {
  let contract: string;

  beforeAll(async () => {
    // One of today: an older one would be good as soon as it is signed, and its history longer by that.
    const created = await executive.post('/Contracts/', { ...newContract, contractDate: newYorkDay(new Date()) }).expect(201);
    contract = `/Contracts/${(created.body as { contractId: number }).contractId}`;
    await executive.put(contract, { depositAmount: '4500.00' }).expect(200);
    await clerk.put(`${contract}/Status`, { contractStatus: 'Signed' }).expect(200);
    await clerk.put(contract, { closingDate: '2026-12-28', reason: 'Buyer asked for the week after Christmas' }).expect(200);
  });

  it('is told in words, newest first', async () => {
    const { entries, total } = (await executive.get(`${contract}/History`).expect(200)).body as {
      entries: { title: string; reason?: string; by: { name: string }; changes: { label: string; from: string; to: string }[] }[];
      total: number;
    };
    expect(total).toBe(4);
    expect(entries.map(({ title, by }) => `${title}, ${by.name}`)).toEqual([
      'Closing date, Priya Shah',
      'Status, Priya Shah',
      'Financial terms, Dana Kim',
      'Created from tour 771, Dana Kim',
    ]);
    expect(entries[0]).toMatchObject({ reason: 'Buyer asked for the week after Christmas' });
    expect(entries[2]!.changes.map(({ label, from, to }) => `${label} ${from} -> ${to}`)).toEqual([
      'Deposit 2000.00 -> 4500.00',
      'Subtotal of charges 2000.00 -> 4500.00',
      'Card fee 60.00 -> 135.00',
      'Cash due at signing 2060.00 -> 4635.00',
      'Balance due 20080.00 -> 17580.00',
    ]);
  });

  it('opens as it was at a revision', async () => {
    expect(await executive.read(`${contract}?asOf=1`)).toMatchObject({ contractStatus: 'Draft', depositAmount: '4500.00', closingDate: '2026-12-18' });
    expect(await executive.revision(`${contract}?asOf=1`)).toBe(1);
    await executive.get(`${contract}?asOf=whenever`).expect(400);
    await executive.get(`${contract}?asOf=2001-01-01`).expect(404);
  });

  it('compares two versions', async () => {
    const { changes } = (await executive.get(`${contract}/Compare?from=0&to=3`).expect(200)).body as { changes: { field: string }[] };
    expect(changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['depositAmount', 'balanceDue', 'contractStatus', 'closingDate']));
  });
});

describe('The contracts dashboard', () => {
  it('counts what the list counts', async () => {
    const dashboard = await executive.read('/Contracts/Dashboard');
    const { total } = await executive.read('/lists/resale-contract-list/summary');
    const statuses = dashboard.statuses as { contractStatus: string; count: number }[];
    expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(dashboard).toMatchObject({ live: true, volume: { amount: expect.stringMatching(/^\d+\.\d\d$/) }, closingSoon: { count: expect.any(Number) } });
  });

  it('goes back to a past day', async () => {
    const dashboard = await executive.read('/Contracts/Dashboard?asOf=06/30/2026');
    const statuses = dashboard.statuses as { contractStatus: string; count: number }[];
    expect(dashboard).toMatchObject({ live: false, day: '2026-06-30' });
    const count = statuses.reduce((sum, each) => sum + each.count, 0);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(132);
    const closed = (await executive.get('/Contracts/Dashboard/Contracts?asOf=2026-06-30&behind=status:Closed').expect(200)).body as ContractsBehindAnswer;
    expect(closed.rows).toHaveLength(statuses.find(({ contractStatus }) => contractStatus === 'Closed')!.count);
  });

  it.each(['', `asOf=${firstOfMonth}`, 'asOf=2026-06-30', 'asOf=2026-06-30&lost=with'])('shows behind each figure the contracts that it counts, and they come to what it says: %s', async (moment) => {
    const dashboard = (await executive.get(`/Contracts/Dashboard?${moment}`).expect(200)).body as ContractsDashboardAnswer;
    const behind = async (name: string) => {
      const { rows, count } = (await executive.get(`/Contracts/Dashboard/Contracts?${moment}&behind=${name}`).expect(200)).body as ContractsBehindAnswer;
      expect(rows).toHaveLength(count);
      return { count, price: total(rows.map(({ purchasePrice }) => purchasePrice)), due: total(rows.map(({ balanceDue }) => balanceDue)) };
    };
    const { volume, inProgress, overdue, closingSoon, rescissionEnds, statuses, months } = dashboard;
    expect(await behind('volume')).toMatchObject({ count: volume.count, price: volume.amount });
    expect(await behind('in-progress')).toMatchObject({ count: inProgress });
    expect(await behind('overdue')).toMatchObject({ count: overdue.count, due: overdue.balanceDue });
    expect(await behind('closing')).toMatchObject({ count: closingSoon.count, due: closingSoon.balanceDue });
    expect(await behind('rescission')).toMatchObject({ count: rescissionEnds.count });
    for (const { contractStatus, count, purchasePrice: price } of statuses) expect(await behind(`status:${contractStatus}`)).toMatchObject({ count, price });
    for (const { month, count, purchasePrice: price } of months) expect(await behind(`month:${month}`)).toMatchObject({ count, price });
  });

  it('counts what was rescinded and canceled in volume only when asked', async () => {
    const months = async (query: string) => ((await executive.get(`/Contracts/Dashboard?${query}`).expect(200)).body as ContractsDashboardAnswer).months.reduce((sum, { count }) => sum + count, 0);
    for (const moment of ['', 'asOf=2026-06-30']) expect(await months(moment)).toBeLessThan(await months(`${moment}&lost=with`));
  });

  it('answers what is no figure with the rule', async () => {
    await executive.get('/Contracts/Dashboard/Contracts?behind=everything').expect(400);
    await executive.get('/Contracts/Dashboard/Contracts').expect(400);
  });

  it('is for those who hold Reports_ContractsDashboard', async () => {
    await clerk.get('/Contracts/Dashboard').expect(403);
    await executive.get('/Contracts/Dashboard?asOf=soon').expect(400);
  });
});
