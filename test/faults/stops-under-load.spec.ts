import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { EmployeeStatusChanged } from '../../events/employees/employee.events.js';
import { inProgressStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { tourResults } from '../../events/tours/tour.enums.js';
import type { OutgoingOverview } from '../../backend/platform/outgoing/outgoing-reader.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import { happened } from '../support/happened.js';
import { signedIn, startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { everythingShown } from './support/caught-up.js';
import { wordClerk, type Clerk } from './support/clerks.js';
import { eventually } from './support/eventually.js';
import { Follower } from './support/follower.js';
import { OneAddress } from './support/one-address.js';
import { plantedProduct } from './support/planted-product.js';
import { ProductProcess } from './support/product-process.js';
import { Random } from './support/random.js';
import { WriteLoad } from './support/write-load.js';

/**
 * Ends of a process, every second one by kill -9. By hand twenty stops and twenty kills are FAULT_ROUNDS=40, and FAULT_CHANGED_LISTS=off
 * deploys one version throughout. The same moments again: FAULT_SEED=…
 */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 2);
const CHANGES_LISTS = process.env['FAULT_CHANGED_LISTS'] !== 'off';
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const LONGEST_LOAD_MS = 1_500;
const A_WORD_EVERY_MS = 200;
const STILL_SAVING = 'still-saving';
/** Of a screen whose line broke while another process serves: the second one begins within two seconds. */
const MOST_TRIES = 2;
/** What the load has caused is worked off in its own time. */
const ALL_DONE_WITHIN_MS = 90_000 + ROUNDS * 20_000;

describe('two processes of which one after another is stopped or killed under load', () => {
  const random = new Random(SEED);
  const telling = new AbortController();
  const deliveries = path.join(tmpdir(), `stops-under-load-${randomUUID()}`);
  let database: TestDatabase;
  let store: PostgresEventStore;
  let client: pg.Client;
  let running: ProductProcess[] = [];
  let address: OneAddress;
  let token: string;
  let employees: number[];

  beforeAll(async () => {
    process.stdout.write(`FAULT_SEED=${SEED} FAULT_ROUNDS=${ROUNDS} FAULT_CHANGED_LISTS=${CHANGES_LISTS ? 'on' : 'off'}\n`);
    const template = await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop());
    database = await createTestDatabase(template);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    store = await PostgresEventStore.open(database.url);
    running = [await started(1)];
    ({ token } = await running[0]!.signIn('executive'));
    running.push(await started(1));
    address = await OneAddress.open();
    employees = await Promise.all(['Olga', 'Inga', 'Max', 'Ida', 'Udo'].map(employed));
  }, 240_000);

  afterAll(async () => {
    telling.abort();
    address?.close();
    await Promise.all(running.map((product) => product.kill()));
    await store?.close();
    await client?.end();
    await database?.drop();
    await rm(deliveries, { force: true });
  }, 60_000);

  /** @param version of two lists: a process of another one builds its own beside them */
  const started = async (version: number) => ProductProcess.start({ DATABASE_URL: database.url, DELIVERED_TO: deliveries, VERSION: String(version) }, await plantedProduct());
  const at = ({ url }: ProductProcess): SignedIn => signedIn(url, token);

  it(
    'park nothing, lose nothing, do nothing twice, keep nobody waiting for a deploy, and push on',
    async () => {
      const words: string[] = [];
      const told = tellWords(words);
      const pushes: number[] = [];
      let version = 1;
      for (let round = 1; round <= ROUNDS; round++) {
        const [leaving, staying] = running as [ProductProcess, ProductProcess];
        const screen = await Follower.of('tour-list', 'tourId', staying.url, at(staying));
        address.behind = [leaving.url, staying.url];
        const moving = await Follower.of('tour-list', 'tourId', address.url, signedIn(address.url, token));
        const [there, here] = await Promise.all([clerksAt([1, 2], [1001, 1002]), clerksAt([3, 4], [1004, 1005])]).then((clerks) => clerks.map((some) => new WriteLoad(some))) as [WriteLoad, WriteLoad];
        const over = new AbortController();
        const work = Promise.all([there.run(at(leaving), over.signal), here.run(at(staying), over.signal)]);
        await pause(random.between(200, LONGEST_LOAD_MS));
        await (round % 2 === 0 ? leaving.kill() : leaving.stop());
        pushes.push(await pushedAfter([screen, moving], staying, `Round ${round}`));
        expect(moving.tries).toBeGreaterThan(0);
        expect(moving.tries).toBeLessThanOrEqual(MOST_TRIES);
        // Every second pair of rounds deploys another version.
        if (CHANGES_LISTS && round % 4 === 1) version++;
        running = [staying, await started(version)];
        over.abort();
        await work;
        for (const one of [screen, moving]) one.close();
        // On a busy machine a save may take long: its sender asks again, as clients do.
        expect(here.with('lost').map(({ why }) => why).filter((why) => !why?.includes(STILL_SAVING))).toEqual([]);
        for (const load of [here, there]) await eventually('what was lost is saved', async () => (await load.sendLostAgain(at(staying))) === 0, 60_000);
        await expectOnce([...there.sent, ...here.sent]);
      }
      telling.abort();
      await told;
      const me = at(running[0]!);
      const deadline = Date.now() + ALL_DONE_WITHIN_MS;
      let left = await whatIsLeft(me);
      for (; left.length > 0 && Date.now() < deadline; left = await whatIsLeft(me)) await pause(200);
      expect(left).toEqual([]);
      process.stdout.write(`${words.length} reactions, pushes after an end took ${pushes.sort((a, b) => a - b).join(', ')} ms\n`);
      expect((await recorded()).sort()).toEqual(words.sort());
      const delivered = await allDelivered();
      expect(new Set(delivered.map(({ word }) => word))).toEqual(new Set(words));
      // One that was delivered and not noted is told again, by the same key.
      expect(new Set(delivered.map(({ id }) => id)).size).toBe(words.length);
      await everythingShown(me);
      const invariants = await me.get<{ ok: boolean }[]>('/api/Operations/Invariants');
      expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
    },
    240_000 + ROUNDS * 80_000,
  );

  async function employed(firstName: string): Promise<number> {
    const answer = await at(running[0]!).fetch('/api/Employees', { method: 'POST', body: { firstName, lastName: 'Reyes' } });
    return ((await answer.json()) as { employeeId: number }).employeeId;
  }

  /** Each causes a row of the ledger and a delivery, whoever leads. */
  async function tellWords(words: string[]): Promise<void> {
    for (; !telling.signal.aborted; await pause(A_WORD_EVERY_MS)) {
      const word = `word ${words.length + 1}`;
      await happened(store, `employee-${employees[words.length % employees.length]}`, EmployeeStatusChanged({ from: '', to: word }));
      words.push(word);
    }
  }

  /** @returns how long it took until screens show what is saved once the other process is gone, also one that was connected to it, ms */
  async function pushedAfter(screens: readonly Follower[], product: ProductProcess, notes: string): Promise<number> {
    const began = Date.now();
    expect((await at(product).fetch('/api/Tours/31', { method: 'PUT', body: { notes } })).status).toBe(200);
    for (const screen of screens) await eventually(`${notes} is shown`, () => screen.rows.get('31')?.['notes'] === notes, 30_000);
    return Date.now() - began;
  }

  async function clerksAt(tours: readonly number[], contracts: readonly number[]): Promise<Clerk[]> {
    const me = at(running[0]!);
    const ofTours = tours.map(async (id) => {
      const { tourResult: now } = await me.get<{ tourResult: string }>(`/api/Tours/${id}`);
      return wordClerk({ path: `/api/Tours/${id}/Result`, event: 'TourResultRecorded', field: 'tourResult', words: tourResults, now }, random);
    });
    const ofContracts = contracts.map(async (id) => {
      const { contractStatus: now } = await me.get<{ contractStatus: string }>(`/api/Contracts/${id}`);
      return wordClerk({ path: `/api/Contracts/${id}/Status`, event: 'ContractStatusChanged', field: 'contractStatus', words: inProgressStatuses, now, reason: 'Asked for' }, random);
    });
    return Promise.all([...ofTours, ...ofContracts]);
  }

  async function expectOnce(sent: WriteLoad['sent']): Promise<void> {
    const { rows } = await client.query<{ key: string; revisions: number }>(`SELECT metadata->>'commandId' AS key, count(*) FILTER (WHERE type = ANY($2))::integer AS revisions FROM event_store.event WHERE metadata->>'commandId' = ANY($1) GROUP BY 1`, [sent.map(({ key }) => key), ['TourResultRecorded', 'ContractStatusChanged']]);
    const written = new Map(rows.map(({ key, revisions }) => [key, revisions]));
    expect(sent.filter(({ key, outcome }) => written.get(key) !== (outcome === 'done' ? 1 : undefined)).map(({ outcome, why }) => ({ outcome, why }))).toEqual([]);
  }

  async function whatIsLeft(me: SignedIn): Promise<string[]> {
    const statuses = await me.get<ReactionStatus[]>('/api/Operations/Reactions');
    expect(statuses.flatMap(({ parked, due }) => [...parked, ...due.refused])).toEqual([]);
    const { counts, open } = await me.get<OutgoingOverview>('/api/Operations/Outgoing');
    const behind = statuses.filter(({ lag }) => lag.amount > 0).map(({ name, lag, led, failure }) => `${name} is ${lag.amount} behind, ${led ? 'led' : 'not led'}: ${failure}`);
    return [...behind, ...(counts.waiting + counts['tries again'] + counts.failed > 0 ? [JSON.stringify({ counts, open: open.slice(0, 3) })] : [])];
  }

  async function recorded(): Promise<string[]> {
    const { rows } = await client.query<{ note: string }>(`SELECT data->>'note' AS note FROM event_store.event WHERE type = 'PointsLedgerRowRecorded' AND data->>'note' LIKE 'word %'`);
    return rows.map(({ note }) => note);
  }

  async function allDelivered(): Promise<{ word: string; id: string }[]> {
    return (await readFile(deliveries, 'utf8')).trim().split('\n').map((line) => JSON.parse(line) as { word: string; id: string });
  }
});
