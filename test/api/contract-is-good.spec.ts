import type { HistoryPage } from '../../backend/platform/records/history.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { tellContractIsGood } from '../../backend/resale-contracts/rescission/tell-contract-is-good.js';
import { TellGoodContracts } from '../../backend/resale-contracts/rescission/tell-good-contracts.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { ResaleContractCreated, ResaleContractImported } from '../../events/resale-contracts/resale-contract.events.js';
import { ContractBecameGood } from '../../events/resale-contracts/rescission.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { happened } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import { signIn, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { newContract } from './new-contract.js';
import { eventsOf, reactionBegins, reactionStatus } from './reacting.js';

const TELL = tellContractIsGood.name;

let app: TestApp;
let executive: Person;

beforeAll(async () => {
  app = await startApp({ demo: true });
  executive = await signIn(app, 'executive');
}, 120_000);

afterAll(() => app?.stop());

const today = newYorkDay(new Date());
interface Answer {
  readonly lastDayToRescind: string | null;
  readonly isGood: boolean;
}
const read = (contractId: number) => executive.read<Answer>(`/Contracts/${contractId}`);
const dates = { fundsEscrowByDate: today, sellerSignBy: today, closingDate: addDays(today, 40) };
async function made(contractDate: string): Promise<number> {
  const { body } = await executive.post('/Contracts/', { ...newContract, ...dates, contractDate }).expect(201);
  return (body as { contractId: number }).contractId;
}
/** Told in March, as test/support/happened.ts tells it: its day came long ago. */
const inMarch = (contractId: number, contractStatus: 'Signed' | 'Rescinded') => ResaleContractCreated({ contractId, facts: { contractType: 'HSI', contractStatus, contractDate: '2026-03-01', buyerState: 'FL' } });

describe('A contract that its buyer can rescind no more', () => {
  it('is good once it is signed, and is not when its date moves or it is rescinded', async () => {
    const contractId = await made(addDays(today, -30));
    expect(await read(contractId)).toMatchObject({ lastDayToRescind: addDays(today, -20), isGood: false });
    await executive.put(`/Contracts/${contractId}/Status`, { contractStatus: 'Signed' }).expect(200);
    expect((await read(contractId)).isGood).toBe(true);
    await executive.put(`/Contracts/${contractId}`, { contractDate: today }).expect(200);
    expect(await read(contractId)).toMatchObject({ lastDayToRescind: addDays(today, 10), isGood: false });
    const { entries } = await executive.read<HistoryPage>(`/Contracts/${contractId}/History`);
    expect(entries.map(({ title }) => title)).toContain('Last day to rescind');
    await executive.put(`/Contracts/${contractId}`, { contractDate: addDays(today, -30) }).expect(200);
    expect((await read(contractId)).isGood).toBe(true);
    await executive.put(`/Contracts/${contractId}/Status`, { contractStatus: 'Rescinded' }).expect(200);
    expect((await read(contractId)).isGood).toBe(false);
  });

  it('of which the log does not say so is told within the hour, and so is one that the log calls good and that was given up', async () => {
    const store = app.nest.get(EventStore);
    const imported = (contractId: number, contractStatus: string) => ResaleContractImported({ contractId, facts: { contractType: 'HSI', contractStatus, contractDate: '2026-03-01', buyerState: 'FL' } });
    await happened(store, 'resaleContract-90011', imported(90_011, 'Signed'));
    await happened(store, 'resaleContract-90012', imported(90_012, 'Draft'));
    await happened(store, 'resaleContract-90013', imported(90_013, 'Rescinded'), ContractBecameGood({ lastDayToRescind: '2026-03-11' }));
    expect((await read(90_013)).isGood).toBe(true);
    const areGood = () => Promise.all([90_011, 90_012, 90_013].map(async (id) => (await read(id)).isGood));
    await soon('the sweep to find their rows', async () => {
      await app.nest.get(TellGoodContracts).sweep(new Date());
      return String(await areGood()) === 'true,false,false' ? true : undefined;
    });
    const listed = async (contractId: number) => (await (await app.signIn('executive')).get<{ rows: readonly { contractId: number; goodSince: string | null }[] }>(`/api/lists/resale-contract-list?filters=${encodeURIComponent(JSON.stringify([{ field: 'goodSince', op: 'present' }]))}&limit=500`)).rows.find((row) => row.contractId === contractId);
    expect(await soon('the row that says since when', () => listed(90_011))).toMatchObject({ goodSince: today });
    await soon('the row of the one given up', async () => ((await listed(90_013)) ? undefined : true));
    const told = await eventsOf(app, 'resaleContract-90011');
    await app.nest.get(TellGoodContracts).sweep(new Date());
    expect(await eventsOf(app, 'resaleContract-90011')).toEqual(told);
  });

  it('is told by the clock on the day after, once, and not of one that is rescinded', async () => {
    const me = await app.signIn('executive');
    await reactionBegins(me, TELL);
    const store = app.nest.get(EventStore);
    await happened(store, 'resaleContract-90002', inMarch(90_002, 'Rescinded'));
    await happened(store, 'resaleContract-90001', inMarch(90_001, 'Signed'));
    const told = async (contractId: number) => (await eventsOf(app, `resaleContract-${contractId}`)).filter(({ type }) => type === 'ContractBecameGood').map(({ data }) => data);
    await soon('the contract to become good', async () => ((await told(90_001)).length > 0 ? true : undefined));
    expect(await told(90_001)).toEqual([{ lastDayToRescind: '2026-03-11' }]);
    await soon('what is due in the past', async () => (Date.parse((await reactionStatus(me, TELL)).due.next ?? '9999-01-01') > Date.now() ? true : undefined));
    expect(await told(90_002)).toEqual([]);
  });
});
