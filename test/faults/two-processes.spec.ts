import type { ProjectionStatus } from '../../projections/engine/parking/projection-status.js';
import { tourResults } from '../../events/tours/tour.enums.js';
import { signedIn, startApp, type SignedIn } from '../support/start-app.js';
import { newContract } from '../api/new-contract.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { everythingShown } from './support/caught-up.js';
import type { Answer } from './support/clerks.js';
import { eventually } from './support/eventually.js';
import { Follower } from './support/follower.js';
import { ProductProcess } from './support/product-process.js';
import { readModelsThatDiffer } from './support/read-models.js';

/** About a second, and what two cores that are busy with others add to it. */
const SOON_MS = 4_000;
/** Units of the demo company that are Available, and that no contract names. */
const FREE_UNITS = [3, 5, 6, 9, 12, 13, 14, 15];
/** Each of them is sold, and given up again, so many times: 200 sales. */
const UNIT_ROUNDS = 25;

/** One is bundled as it is shipped, the other in its parts: what they keep of each other's commands must not tell them apart. */
describe('two backend processes on one database', () => {
  let database: TestDatabase;
  let products: ProductProcess[];
  /** The same person, signed in at the first process, as each process sees her. */
  let executive: SignedIn[];
  let followers: Follower[];

  beforeAll(async () => {
    const template = await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop());
    database = await createTestDatabase(template);
    const environment = { DATABASE_URL: database.url };
    products = [await ProductProcess.start(environment)];
    products.push(await ProductProcess.startInParts(environment));
    executive = await at(products, 'executive');
    followers = await Promise.all(products.map(({ url }, index) => Follower.of('tour-list', 'tourId', url, executive[index]!)));
  }, 180_000);

  afterAll(async () => {
    followers?.forEach((follower) => follower.close());
    await Promise.all((products ?? []).map((product) => product.stop()));
    await database?.drop();
  }, 60_000);

  /** Signed in at the first process; the session is good at both. */
  async function at([first, ...others]: readonly ProductProcess[], who: string): Promise<SignedIn[]> {
    const here = await first!.signIn(who);
    return [here, ...others.map(({ url }) => signedIn(url, here.token))];
  }

  const send = async (process: number, path: string, body: unknown, headers = {}): Promise<{ status: number; answer: Answer }> => {
    const response = await executive[process]!.fetch(path, { method: path.includes('Tours') ? 'PUT' : 'POST', body, headers });
    return { status: response.status, answer: (await response.json()) as Answer };
  };
  const cancel = async (process: number, contractId: number) => (await executive[process]!.fetch(`/api/Contracts/${contractId}/Status`, { method: 'PUT', body: { contractStatus: 'Canceled' } })).status;
  const leadersSeenBy = async (process: number) => {
    const statuses = await executive[process]!.get<ProjectionStatus[]>('/api/Operations/Projections');
    return new Map(statuses.map(({ name, leader }) => [name, leader]));
  };
  const shows = (follower: Follower, tourId: number, result: string) => follower.rows.get(String(tourId))?.['tourResult'] === result;

  async function sellOverAndOver(inventoryId: number, sellers: readonly { readonly name: string; readonly at: SignedIn }[]): Promise<void> {
    const unit = () => executive[0]!.get<{ listingStatus: string; soldBy: number[] }>(`/api/Inventories/${inventoryId}`);
    expect(await unit()).toMatchObject({ listingStatus: 'Available', soldBy: [] });
    let last = 0;
    for (let round = 1; round <= UNIT_ROUNDS; round++) {
      const both = await Promise.all(sellers.map(({ at: seller }) => seller.fetch('/api/Contracts/', { method: 'POST', body: { ...newContract, inventoryId } })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      const first = both.findIndex(({ status }) => status === 201);
      const { contractId } = (await both[first]!.json()) as { contractId: number };
      const told = `Contract ${contractId} by ${sellers[first]!.name} was first: it sells inventory ${inventoryId} (Draft).`;
      expect(await both[1 - first]!.json()).toMatchObject({ code: 'unit-taken', detail: told, record: { words: `Contract ${contractId}` } });
      last = contractId;
      // The last one keeps it until its sale is told: by then all that went before has been.
      if (round < UNIT_ROUNDS) expect(await cancel(round % 2, contractId)).toBe(200);
    }
    await eventually(`unit ${inventoryId} is sold by the last`, async () => (await unit()).soldBy.includes(last), 90_000);
    expect(await unit()).toMatchObject({ listingStatus: 'Sale Pending', soldBy: [last] });
    expect(await cancel(0, last)).toBe(200);
    await eventually(`unit ${inventoryId} is as it was`, async () => (await unit()).listingStatus === 'Available', 30_000);
  }

  it('have one leader for each projection', async () => {
    const [first, second] = [await leadersSeenBy(0), await leadersSeenBy(1)];
    for (const [name, leader] of first) expect([name, leader, second.get(name)].sort()).toEqual([name, 'another process', 'this process'].sort());
  });

  it('both push what is changed at either', async () => {
    for (const [process, tourId] of [[0, 31], [1, 32]] as const) {
      const now = followers[0]!.rows.get(String(tourId))?.['tourResult'];
      const wanted = tourResults.find((result) => result !== now)!;
      expect((await send(process, `/api/Tours/${tourId}/Result`, { tourResult: wanted })).answer.changed).toBe(true);
      for (const follower of followers) await eventually(`tour ${tourId} is pushed`, () => shows(follower, tourId, wanted));
      for (const { pushed } of followers) expect(pushed.findLast(({ key }) => key === String(tourId))).toMatchObject({ by: 'Dana Kim', operation: 'put' });
    }
  });

  it('decide on what the other has written, however lately they looked themselves', async () => {
    const result = async (process: number, tourResult: string) => (await send(process, '/api/Tours/33/Result', { tourResult })).answer;
    const first = await result(0, 'No Buy');
    expect(await result(1, 'Be Back')).toMatchObject({ revision: first.revision + 1, changed: true });
    expect(await result(0, 'No Buy')).toMatchObject({ revision: first.revision + 2, changed: true });
    expect(await result(1, 'No Buy')).toMatchObject({ revision: first.revision + 2, changed: false });
  });

  it('let one of two through who saw the same revision, and tell the other what happened', async () => {
    for (let round = 1; round <= 10; round++) {
      const revision = await executive[0]!.revision('/api/Tours/34');
      const both = await Promise.all([0, 1].map((process) => send(process, '/api/Tours/34', { notes: `Round ${round} at ${process}` }, { 'If-Match': `"${revision}"` })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect(both.find(({ status }) => status === 412)?.answer).toMatchObject({ revision: revision + 1, since: [{ revision: revision + 1, by: { name: 'Dana Kim' } }] });
    }
  });

  it('lose no update of many at both', async () => {
    const revision = await executive[0]!.revision('/api/Tours/35');
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index % 2, '/api/Tours/35', { notes: `Note ${index}` })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.map(({ answer }) => answer.revision).sort((a, b) => a - b)).toEqual(answers.map((_, index) => revision + 1 + index));
  });

  it('sell no point twice', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => send(index % 2, '/api/EpicAdvantageContracts/', { epicMemberId: 535, pointsPurchased: 5_000 })));
    // Member 535 may have 45,000 a year.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
  });

  it('sell no unit twice, two hundred times, tell the other who was first, and leave its status as it was', async () => {
    const [, marcus] = await at(products, 'sales-manager');
    const { userId, permissions } = await marcus!.get<{ userId: number; permissions: string }>('/api/Users/Me');
    // Without it he does not find a unit in the moment in which it is free and still called Sale Pending.
    expect((await executive[0]!.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { permissions: `${permissions},Inventory_Sensitive` } })).status).toBe(200);
    const sellers = [{ name: 'Dana Kim', at: executive[0]! }, { name: 'Marcus Reyes', at: marcus! }];
    await Promise.all(FREE_UNITS.map((unit) => sellOverAndOver(unit, sellers)));
  }, 240_000);

  it('count a command once that is sent to both', async () => {
    const headers = { 'Idempotency-Key': '9b2d1f7c-2c61-4a4e-8a55-9d3d1d1e0001' };
    const both = await Promise.all([0, 1].map((process) => send(process, '/api/EpicAdvantageContracts/', { epicMemberId: 545, pointsPurchased: 5_000 }, headers)));
    expect(both[0]!.answer.epicAdvantageContractId).toBe(both[1]!.answer.epicAdvantageContractId);
    expect(both.filter(({ answer }) => answer.changed)).toHaveLength(1);
  });

  it('show who else has a record open', async () => {
    const [, receptionist] = await at(products, 'receptionist');
    const colleague = await Follower.of('tour-list', 'tourId', products[1]!.url, receptionist!);
    const peopleAt = (follower: Follower) => follower.presences.findLast(({ key }) => key === '36')?.people.map(({ mode }) => mode) ?? [];
    followers[0]!.socket.emit('open', { list: 'tour-list', key: '36', mode: 'view' });
    colleague.socket.emit('open', { list: 'tour-list', key: '36', mode: 'edit' });
    for (const follower of [followers[0]!, colleague]) await eventually('both are seen', () => peopleAt(follower).length === 2);
    colleague.close();
    await eventually('one is gone', () => peopleAt(followers[0]!).join() === 'view');
  });

  it('both know at once who has signed out, and who may no longer', async () => {
    const [leaver, leaverElsewhere] = await at(products, 'closing-manager');
    expect((await leaverElsewhere!.fetch('/api/Users/Me')).status).toBe(200);
    await leaver!.fetch('/api/Users/SignOut', { method: 'POST' });
    await eventually('the cookie is worth nothing', async () => (await leaverElsewhere!.fetch('/api/Users/Me')).status === 401, SOON_MS);

    const [manager, managerElsewhere] = await at(products, 'sales-manager');
    const screen = await Follower.of('tour-list', 'tourId', products[1]!.url, managerElsewhere!);
    const { userId } = await manager!.get<{ userId: number }>('/api/Users/Me');
    const fired = await executive[0]!.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { permissions: ['Leads_Main'] } });
    expect(fired.status).toBe(200);
    await eventually('the tours are closed', async () => (await managerElsewhere!.fetch('/api/Tours/')).status === 403, SOON_MS);
    await eventually('the screen is told', () => screen.sessionNews > 0, SOON_MS);
    screen.close();
  });

  it('go on when the leading one is killed', async () => {
    const leaders = await leadersSeenBy(0);
    const leading = leaders.get('tour-list') === 'this process' ? 0 : 1;
    const other = 1 - leading;
    await products[leading]!.kill();
    const { status } = await send(other, '/api/Tours/37/Result', { tourResult: 'Be Back' });
    expect(status).toBe(200);
    await eventually('the other leads and pushes', () => shows(followers[other]!, 37, 'Be Back'), 30_000);
    await eventually('it leads everything', async () => [...(await leadersSeenBy(other)).values()].every((leader) => leader === 'this process'), 30_000);
    await everythingShown(executive[other]!);
    expect(followers[other]!.outOfOrder).toEqual([]);
    expect(await readModelsThatDiffer(database.url)).toEqual([]);
  }, 180_000);
});
