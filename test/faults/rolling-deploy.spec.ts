import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectionStatus } from '../../projections/engine/parking/projection-status.js';
import { signedIn, startApp, type SignedIn } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from './support/eventually.js';
import { Follower } from './support/follower.js';
import { plantedProduct } from './support/planted-product.js';
import { ProductProcess } from './support/product-process.js';

const SOON_MS = 2_000;
const CHANGED = ['changes', 'tour-list'];

describe('a rolling deploy of a version with changed lists', () => {
  let database: TestDatabase;
  let sql: pg.Client;
  let running: ProductProcess[] = [];
  let token: string;
  /** While this file is there no build is finished. */
  const waiting = path.join(tmpdir(), `builds-wait-${randomUUID()}`);

  beforeAll(async () => {
    const template = await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop());
    database = await createTestDatabase(template);
    sql = new pg.Client({ connectionString: database.url });
    await sql.connect();
  }, 180_000);

  afterAll(async () => {
    await Promise.all(running.map((product) => product.stop()));
    await sql?.end();
    await database?.drop();
    await rm(waiting, { force: true });
  }, 60_000);

  async function spawn(version: number): Promise<ProductProcess> {
    const product = await ProductProcess.spawn({ DATABASE_URL: database.url, VERSION: String(version), BUILDS_WAIT_FOR: waiting }, await plantedProduct());
    running.push(product);
    return product;
  }

  async function stop(product: ProductProcess, end = () => product.stop()): Promise<void> {
    await end();
    running = running.filter((other) => other !== product);
  }

  const kill = (product: ProductProcess) => stop(product, () => product.kill());
  const builds = async () => (await sql.query(`SELECT FROM projection.checkpoint WHERE name LIKE 'tour-list%/rebuild' AND handled <> ''`)).rowCount! > 0;
  const isServed = async (product: ProductProcess) => expect(await Promise.all(['/api/lists/tour-list?limit=5', '/api/Changes'].map(async (path) => (await at(product).fetch(path)).status))).toEqual([200, 200]);
  const builtVersions = async (product: ProductProcess) => (await at(product).get<ProjectionStatus[]>('/api/Operations/Projections')).filter(({ name }) => CHANGED.includes(name)).map(({ version, builtVersion }) => version === builtVersion);

  const at = ({ url }: ProductProcess): SignedIn => signedIn(url, token);
  const led = async (product: ProductProcess) => (await at(product).get<ProjectionStatus[]>('/api/Operations/Projections')).filter(({ name }) => CHANGED.includes(name)).map(({ leader }) => leader);

  const hasTakenUpLog = ({ url }: ProductProcess): Promise<boolean> =>
    fetch(`${url}/api/health`).then(async (answer) => !((await answer.json()) as { missing: string[] }).missing.includes('eventStore'), () => false);

  /** Reads the changed lists and saves, over and over, until it is told to end. @returns what was answered that was not 200 */
  function atWork(product: ProductProcess, tourId: number): () => Promise<string[]> {
    const trouble: string[] = [];
    let ended = false;
    let rounds = 0;
    const work = async () => {
      for (; !ended; await pause(20)) {
        const asked = { list: ['/api/lists/tour-list?limit=5', {}], changes: ['/api/Changes', {}], save: [`/api/Tours/${tourId}`, { method: 'PUT', body: { notes: `Round ${rounds++}` } }] } as const;
        for (const [what, [path, options]] of Object.entries(asked)) {
          const status = await at(product).fetch(path, options).then((answer) => answer.status, String);
          if (status !== 200) trouble.push(`${what}: ${status}`);
        }
      }
    };
    const working = work();
    return async () => {
      ended = true;
      await working;
      expect(rounds).toBeGreaterThan(1);
      return trouble;
    };
  }

  async function shownAt(followers: readonly Follower[], product: ProductProcess, tourId: number, notes: string): Promise<void> {
    expect((await at(product).fetch(`/api/Tours/${tourId}`, { method: 'PUT', body: { notes } })).status).toBe(200);
    for (const follower of followers) await eventually(`${notes} is shown`, () => follower.rows.get(String(tourId))?.['notes'] === notes, SOON_MS);
  }

  it('builds its own beside the old process, which goes on, then serves at once; nobody is told to come again', async () => {
    const old = await spawn(1);
    await old.serving();
    ({ token } = await old.signIn('executive'));
    const oldScreen = await Follower.of('tour-list', 'tourId', old.url, at(old));
    const next = await spawn(2);
    // Whether a start reads the log rightly beside who writes is tried elsewhere.
    await eventually('the log is taken up', () => hasTakenUpLog(next), 60_000);
    const endOld = atWork(old, 31);
    await next.serving();
    const nextScreen = await Follower.of('tour-list', 'tourId', next.url, at(next));
    const endNext = atWork(next, 32);
    expect([await led(old), await led(next)]).toEqual([['this process', 'this process'], ['this process', 'this process']]);
    await shownAt([oldScreen, nextScreen], old, 33, 'Typed at the old one');
    await shownAt([oldScreen, nextScreen], next, 34, 'Typed at the new one');

    expect(await endOld()).toEqual([]);
    oldScreen.close();
    await stop(old);
    await shownAt([nextScreen], next, 33, 'Typed once the old one was gone');
    expect(await endNext()).toEqual([]);
    expect(nextScreen.outOfOrder).toEqual([]);
    nextScreen.close();
  }, 240_000);

  it('leaves nothing of the old version behind once that is gone for good', async () => {
    await sql.query(`UPDATE projection.shape SET last_seen_at = now() - interval '6 minutes'`);
    const left = async () => (await sql.query<{ name: string }>(`SELECT name FROM projection.checkpoint WHERE name = ANY($1)`, [CHANGED])).rows;
    await eventually('it is removed', async () => (await left()).length === 0, 40_000);
    expect((await sql.query(`SELECT to_regclass('read_model.tour_list') AS left`)).rows).toEqual([{ left: null }]);
    const [product] = running;
    expect((await at(product!).fetch('/api/lists/tour-list?limit=5')).status).toBe(200);
  }, 120_000);

  it('closes nothing when the new process is killed in the middle of its build, nor when the old one is', async () => {
    const [old] = running;
    await writeFile(waiting, '');
    const dying = await spawn(3);
    await eventually('it builds', builds, 60_000);
    await kill(dying);
    await isServed(old!);
    const next = await spawn(3);
    await eventually('the log is taken up', () => hasTakenUpLog(next), 60_000);
    await eventually('it builds again', builds, 60_000);
    await kill(old!);
    await next.serving();
    await isServed(next);
    expect(await builtVersions(next)).toEqual([false, false]);
    const end = atWork(next, 35);
    await rm(waiting);
    await eventually('its own are there', async () => (await builtVersions(next)).every(Boolean), 60_000);
    expect(await end()).toEqual([]);
  }, 240_000);

  it('closes nothing for a process that is started alone, killed in the middle of its build, and gone back from', async () => {
    await kill(running[0]!);
    await writeFile(waiting, '');
    for (const version of [4, 4, 3]) {
      const alone = await spawn(version);
      await alone.serving();
      await isServed(alone);
      await kill(alone);
    }
    await rm(waiting);
    const last = await spawn(4);
    await last.serving();
    await eventually('its own are there', async () => (await builtVersions(last)).every(Boolean), 60_000);
    await isServed(last);
  }, 240_000);
});
