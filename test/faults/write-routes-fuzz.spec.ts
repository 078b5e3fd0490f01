import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { everythingShown } from './support/caught-up.js';
import { hostileRequest, type HostileRequest } from './support/hostile-requests.js';
import { readModelsThatDiffer } from './support/read-models.js';
import { writeRoutes, type WriteRoute } from './support/write-routes.js';

/** More by hand: FAULT_BODIES=100000. The same ones again: FAULT_SEED=… */
const BODIES = Number(process.env['FAULT_BODIES'] ?? 2_000);
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
/** They end the session or count wrong passwords; what they are sent is as hostile, but nobody is signed in. */
const withoutSession = /\/Users\/(AuthEmail|SignOut)$/;

describe('every write route, sent whatever somebody can think of', () => {
  let app: TestApp;
  let executive: SignedIn;
  let events: pg.Client;
  /** The last event of a person that was found: what lies before it is not looked through again. */
  let lastSeen = '0';

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    events = new pg.Client({ connectionString: app.databaseUrl });
    await events.connect();
  }, 120_000);

  afterAll(async () => {
    await events?.end();
    await app?.stop();
  });

  it('answers with reasons, never breaks, and writes nothing that it has refused', async () => {
    const routes = writeRoutes(app.nest);
    process.stdout.write(`FAULT_SEED=${SEED}; ${routes.length} write routes\n`);
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/Contracts/:id/Status', '/api/Tours/:id', '/api/EpicAdvantageContracts', '/api/Users/:id']));
    const accepted = new Map<string, number>();
    const broken: string[] = [];
    for (const route of routes) {
      let taken = 0;
      const harmless = fc.asyncProperty(hostileRequest(route), async (request) => {
        if (await isTaken(route, request)) taken++;
      });
      await fc.assert(harmless, { numRuns: Math.ceil(BODIES / routes.length), seed: SEED, endOnFailure: true }).catch((error: Error) => broken.push(`${route.path}: ${error.message} ${String(error.cause)}`));
      accepted.set(`${route.method} ${route.path}`, taken);
    }
    expect(broken).toEqual([]);
    // Bodies that never get past the door prove little. Which route takes one by chance differs from seed to seed.
    expect([...accepted.values()].reduce((all, taken) => all + taken, 0)).toBeGreaterThan(BODIES / 200);
  }, 480_000);

  it('has left nothing half-written: lists say what the events say, and all invariants hold', async () => {
    executive = await app.signIn('executive');
    await erasuresAreThrough();
    await everythingShown(executive);
    expect(await readModelsThatDiffer(app.databaseUrl)).toEqual([]);
    const invariants = await executive.get<{ ok: boolean }[]>('/api/Operations/Invariants');
    expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
    for (const path of ['/api/Contracts/', '/api/Tours/', '/api/PointLedgers/', '/api/Members/', '/api/Contracts/1001/History', '/api/Tours/20/History', '/api/Users/1/History']) {
      expect([path, (await executive.fetch(path)).status]).toEqual([path, 200]);
    }
  }, 180_000);

  async function isTaken(route: WriteRoute, request: HostileRequest): Promise<boolean> {
    const cookie = withoutSession.test(route.path) ? '' : route.path.startsWith('/api/Portal/') ? await anAgent() : executive.cookie;
    const before = await head();
    const answer = await fetch(`${app.url}${request.path}`, {
      method: route.method,
      headers: { cookie, 'Content-Type': 'application/json', ...request.headers },
      body: request.body,
      redirect: 'error',
    });
    const text = await answer.text();
    if (answer.ok) return true;
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.status).not.toBe(cookie === '' ? 500 : 401);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(JSON.parse(text)).toMatchObject({ status: answer.status, title: expect.stringMatching(/./) as string });
    expect(await head()).toBe(before);
    return false;
  }

  /** A new one each time, since one of the routes ends it. @returns the cookie of an agent of the exchange company */
  async function anAgent(): Promise<string> {
    const answer = await fetch(`${app.url}/api/Members/Rci`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ rciNumber: '2041-44707', memberLastName: 'Williams' }) });
    return answer.headers.getSetCookie()[0]!.split(';')[0]!;
  }

  /** Of what people have done: what it causes elsewhere comes in its own time. */
  async function head(): Promise<string> {
    const { rows } = await events.query<{ head: string }>(`select coalesce(max(position), $1) as head from event_store.event where position > $1 and metadata->'actor'->>'kind' = 'user'`, [lastSeen]);
    return (lastSeen = rows[0]!.head);
  }

  /** Whoever is being erased, or is to be, stands in some lists still, while others are made anew. */
  async function erasuresAreThrough(): Promise<void> {
    for (;;) {
      const { rowCount } = await events.query(`select from person_key where destroyed_at is null and (erasing_since is not null or person in (select stream from event_store.event where type = 'LeadErased'))`);
      if (rowCount === 0) return;
      await pause(500);
    }
  }
});
