import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/measured-process.js';
import { runningPostgres } from '../../backend/platform/database/running-postgres.js';
import { inProgressStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import { tourResults } from '../../events/tours/tour.enums.js';
import type { SignedIn } from '../support/start-app.js';
import { everythingShown } from './support/caught-up.js';
import { pointsClerk, wordClerk, type Clerk } from './support/clerks.js';
import { ProductProcess } from './support/product-process.js';
import { Random } from './support/random.js';
import { readModelsThatDiffer } from './support/read-models.js';
import { WriteLoad, type Sent } from './support/write-load.js';

/** More by hand: FAULT_ROUNDS=100. The same moments again: FAULT_SEED=… */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 10);
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const LONGEST_LOAD_MS = 900;
const LONGEST_START_MS = 1_500;

/** Units that no other contract names: what sells a unit already may refuse them a status. */
const contracts = [1001, 1002, 1004, 1005];
const tours = [1, 2, 3, 4];
const members = [505, 505, 538, 545];

describe('a product that is killed at random moments while people write', () => {
  const random = new Random(SEED);
  let folder: string;
  let environment: Record<string, string>;
  let product: ProductProcess | undefined;

  beforeAll(async () => {
    process.stdout.write(`FAULT_SEED=${SEED} FAULT_ROUNDS=${ROUNDS}\n`);
    folder = await mkdtemp(path.join(tmpdir(), 'kill-nine-'));
    // The database server may run under another account.
    await chmod(folder, 0o755);
    environment = { DATA_DIR: folder, PORT: String(await freePort()) };
    product = await ProductProcess.start(environment);
  }, 180_000);

  afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  it(
    'has every acknowledged command once, counts a lost one that is sent again once, and shows what the events say',
    async () => {
      const executive = await product!.signIn('executive');
      const load = new WriteLoad(await clerksAt(executive));
      let lost = 0;
      for (let round = 1; round <= ROUNDS; round++) {
        const work = load.run(executive, AbortSignal.timeout(60_000));
        await pause(random.between(50, LONGEST_LOAD_MS));
        await killEverything(round % 2 === 0);
        await work;
        if (round % 3 === 0) await killWhileStarting();
        product = await ProductProcess.start(environment);
        const client = await connected();
        try {
          await expectOnce(client, load.sent);
          lost += await load.sendLostAgain(executive);
          expect(load.with('lost').map(({ why }) => why)).toEqual([]);
          await expectOnce(client, load.sent);
        } finally {
          await client.end();
        }
      }
      // Otherwise nothing was put to the test.
      expect(load.with('done').length).toBeGreaterThan(ROUNDS * 5);
      expect(lost).toBeGreaterThan(ROUNDS / 2);
      expect(load.with('refused').filter(({ why }) => !why?.includes('insufficient-points')).map(({ why }) => why)).toEqual([]);
      await everythingShown(executive);
      expect(await readModelsThatDiffer((await runningPostgres(databaseFolder()))!)).toEqual([]);
      const invariants = await executive.get<{ ok: boolean }[]>('/api/Operations/Invariants');
      expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
    },
    ROUNDS * 60_000,
  );

  const databaseFolder = () => path.join(folder, 'postgres');

  async function clerksAt(executive: SignedIn): Promise<Clerk[]> {
    const ofContracts = contracts.map(async (id) => {
      const { contractStatus: now } = await executive.get<{ contractStatus: string }>(`/api/Contracts/${id}`);
      const path = `/api/Contracts/${id}/Status`;
      return wordClerk({ path, event: 'ContractStatusChanged', field: 'contractStatus', words: inProgressStatuses, now, reason: 'Asked for' }, random);
    });
    const ofTours = tours.map(async (id) => {
      const { tourResult: now } = await executive.get<{ tourResult: string }>(`/api/Tours/${id}`);
      return wordClerk({ path: `/api/Tours/${id}/Result`, event: 'TourResultRecorded', field: 'tourResult', words: tourResults, now }, random);
    });
    return [...(await Promise.all([...ofContracts, ...ofTours])), ...members.map(pointsClerk)];
  }

  async function killEverything(databaseToo: boolean): Promise<void> {
    const [postmaster] = (await readFile(path.join(databaseFolder(), 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
    const killed = product!.kill();
    if (databaseToo) process.kill(Number(postmaster), 'SIGKILL');
    await killed;
  }

  /** The next start finds what a start that got halfway has left. */
  async function killWhileStarting(): Promise<void> {
    product = await ProductProcess.spawn(environment);
    await pause(random.between(0, LONGEST_START_MS));
    await product.kill();
  }

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: await runningPostgres(databaseFolder()) });
    await client.connect();
    return client;
  }
});

interface Written {
  readonly key: string;
  readonly streams: number;
  readonly types: readonly string[];
}

const WRITTEN = `select metadata->>'commandId' as key, count(distinct stream)::int as streams, array_agg(type) as types
                 from event_store.event where metadata->>'commandId' = any($1) group by 1`;

/** Done: once. Refused: never. Lost: at most once. */
async function expectOnce(client: pg.Client, sent: readonly Sent[]): Promise<void> {
  const { rows } = await client.query<Written>(WRITTEN, [sent.map(({ key }) => key)]);
  const written = new Map(rows.map((row) => [row.key, row]));
  const wrong = sent.filter(({ key, outcome, wanted: { event } }) => {
    const { streams = 0, types = [] } = written.get(key) ?? {};
    const times = types.filter((type) => type === event).length;
    const never = types.length === 0;
    const once = times === 1 && streams === 1 && types.length <= 2;
    return !(outcome === 'done' ? once : outcome === 'refused' ? never : once || never);
  });
  expect(wrong.map(({ key, outcome, why, wanted }) => ({ outcome, why, wanted, written: written.get(key) }))).toEqual([]);
}
