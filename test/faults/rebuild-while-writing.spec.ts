import { setTimeout as pause } from 'node:timers/promises';
import type { ListPage, ListSummary } from '../../backend/platform/lists/list.dto.js';
import { contractStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { everythingShown } from './support/caught-up.js';
import { wordClerk, type Clerk } from './support/clerks.js';
import { eventually } from './support/eventually.js';
import { Follower } from './support/follower.js';
import { Random } from './support/random.js';
import { readModelsThatDiffer } from './support/read-models.js';
import { WriteLoad } from './support/write-load.js';

const REBUILDS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const LIST = 'resale-contract-list';
/** Units that no other contract names: what sells a unit already may refuse them a status. */
const written = [1001, 1002, 1004, 1005, 1006, 1008, 1009, 1010];

describe('a list that is rebuilt while people change what it shows', () => {
  let app: TestApp;
  let executive: SignedIn;
  let follower: Follower;

  beforeAll(async () => {
    process.stdout.write(`FAULT_SEED=${SEED}\n`);
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    follower = await Follower.of(LIST, 'contractId', app.url, executive);
  }, 120_000);

  afterAll(async () => {
    follower?.close();
    await app?.stop();
  });

  it('is served throughout, and has no gap and no double afterwards, neither itself nor on a screen that follows', async () => {
    await eventually('what contracts sell is known', async () => (await executive.fetch('/api/Contracts/1093/Status', { method: 'PUT', body: { contractStatus: 'Draft', reason: 'Asked for' } })).status === 409, 60_000);
    const load = new WriteLoad(await clerks());
    const { total } = await executive.get<ListSummary>(`/api/lists/${LIST}/summary`);
    const over = new AbortController();
    const atWork = Promise.all([load.run(executive, over.signal), read(over.signal, total)]);
    for (let round = 0; round < REBUILDS; round++) await rebuild();
    over.abort();
    const [, reads] = await atWork;
    expect(reads).toBeGreaterThan(REBUILDS);
    expect(load.with('done').length).toBeGreaterThan(REBUILDS * 10);
    expect(load.sent.filter(({ outcome }) => outcome !== 'done').map(({ why }) => why)).toEqual([]);
    await everythingShown(executive);

    const { rows } = await executive.get<ListPage>(`/api/lists/${LIST}?limit=500`);
    expect(new Set(rows.map(({ contractId }) => contractId)).size).toBe(total);
    for (const id of written) expect(rows.find(({ contractId }) => contractId === id)?.['contractStatus']).toBe(await statusInStream(id));
    const sorted = (some: Iterable<unknown>) => [...some].map((row) => JSON.stringify(row)).sort();
    await eventually('the screen shows the same', () => sorted(follower.rows.values()).join() === sorted(rows).join());
    expect(follower.outOfOrder).toEqual([]);
    expect(follower.fetches).toBeGreaterThan(1);
    expect(await readModelsThatDiffer(app.databaseUrl)).toEqual([]);
  }, 240_000);

  function clerks(): Promise<Clerk[]> {
    const random = new Random(SEED);
    return Promise.all(
      written.map(async (id) => {
        const path = `/api/Contracts/${id}/Status`;
        const now = await statusInStream(id);
        return wordClerk({ path, event: 'ContractStatusChanged', field: 'contractStatus', words: contractStatuses, now, reason: 'Asked for' }, random);
      }),
    );
  }

  /** A detail is folded from the stream, so it says what happened whatever the list shows. */
  async function statusInStream(id: number): Promise<string> {
    return (await executive.get<{ contractStatus: string }>(`/api/Contracts/${id}`)).contractStatus;
  }

  async function rebuild(): Promise<void> {
    const asked = await executive.fetch(`/api/Operations/Projections/${LIST}/Rebuild`, { method: 'POST' });
    expect(asked.status).toBe(202);
    const { request } = (await asked.json()) as { request: number };
    const state = async () => (await executive.get<{ state: string }>(`/api/Operations/Requests/${request}`)).state;
    await eventually('the rebuild ends', async () => (await state()) !== 'open', 60_000);
    expect(await state()).toBe('done');
  }

  /** Every answer is whole: `get` throws at anything but 200. @returns how many there were */
  async function read(signal: AbortSignal, total: number): Promise<number> {
    let reads = 0;
    for (; !signal.aborted; reads++) {
      const page = await executive.get<ListPage>(`/api/lists/${LIST}?limit=500`);
      expect(new Set(page.rows.map(({ contractId }) => contractId)).size).toBe(total);
      const totals = await executive.get<ListPage>('/api/lists/resale-contract-totals?limit=500');
      expect(totals.rows.length).toBeGreaterThan(0);
      expect((await executive.get<unknown[]>('/api/Contracts/')).length).toBe(total);
      await pause(20);
    }
    return reads;
  }
});
