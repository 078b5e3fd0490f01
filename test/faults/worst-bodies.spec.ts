import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { writeRoutes, type WriteRoute } from './support/write-routes.js';

/** A body of 128,000 fields held everybody up some 6,000 times as long as an ordinary one. */
const MOST_TIMES = 25;
/** Others use the machine too: the quietest of some tries tells what a body costs. */
const TRIES = 6;
/** Whoever had the machine is done by then, ms. */
const LATER = 2_000;
/** They end the session or count wrong passwords. */
const withoutSession = /\/Users\/(AuthEmail|SignOut)$/;

const fieldsNamed = (count: number, named: (index: number) => string) => `{${Array.from({ length: count }, (_, index) => `${JSON.stringify(named(index))}:1`).join(',')}}`;
const manyFields = fieldsNamed(128_000, (index) => `k${index}`);
const mostFields = fieldsNamed(999, (index) => `k${index}`);
const mostNumbers = fieldsNamed(999, String);
const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
const texts = ['9', ' ', '@', 'a.', '1,', '\t1', '﷐', '<a@'].map((piece) => piece.repeat(60_000 / Buffer.byteLength(piece)));

/** Each field of the route with the text that might be slow to check, and lists where none is expected. */
function worstBodies({ fields }: WriteRoute): string[] {
  const whole = (value: string) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, value.slice(0, Math.floor(60_000 / (fields.length || 1)))])));
  const alone = (value: string) => JSON.stringify({ [fields[0] ?? 'nothing']: value });
  const list = JSON.stringify({ [fields.at(-1) ?? 'nothing']: Array.from({ length: 990 }, (_, index) => `item ${index}`) });
  return [manyFields, mostFields, mostNumbers, deep, list, ...texts.flatMap((text) => [whole(text), alone(text)])];
}

describe('the worst body of each route', () => {
  let app: TestApp;
  let executive: SignedIn;
  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app?.stop());

  it('holds others up no longer than a few times an ordinary one', async () => {
    const routes = writeRoutes(app.nest);
    const ordinary = median(await each(routes, (route) => delayOf(route, '{"notes":"An ordinary body"}', TRIES, 0)));
    const timesOf = async (route: WriteRoute, body: string) => (await delayOf(route, body, TRIES, ordinary * MOST_TIMES)) / ordinary;
    const slowAtFirst: [WriteRoute, string][] = [];
    for (const route of routes) for (const body of worstBodies(route)) if ((await timesOf(route, body)) > MOST_TIMES) slowAtFirst.push([route, body]);
    // All tries of a body lie in some 50 ms, in which somebody else may have had the machine: what is slow is so later too.
    const slow: string[] = [];
    await pause(slowAtFirst.length > 0 ? LATER : 0);
    for (const [route, body] of slowAtFirst) {
      const times = await timesOf(route, body);
      if (times > MOST_TIMES) slow.push(`${route.method} ${route.path} ${body.slice(0, 40)}… ${Math.round(times)} times`);
    }
    expect(slow).toEqual([]);
    expect(routes.length).toBeGreaterThan(30);
  }, 300_000);

  it('is refused before anything is made of it, to strangers whatever it holds', async () => {
    const send = async (path: string, body: string, cookie = '') => {
      const answer = await fetch(`${app.url}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json', cookie }, body });
      return [answer.status, ((await answer.json()) as { detail: string }).detail];
    };
    expect(await send('/api/Users/AuthEmail', manyFields)).toEqual([413, 'The body is too large']);
    expect(await send('/api/Users/AuthEmail', fieldsNamed(21, String))).toEqual([400, 'The body holds too many fields']);
    expect(await send('/api/Users/AuthEmail', '{"email":{"a":{"b":1}}}')).toEqual([400, 'The body is nested too deeply']);
    expect(await send('/api/Contracts', manyFields)).toEqual([401, 'Please sign in']);
    expect(await send('/api/Contracts', manyFields, executive.cookie)).toEqual([413, 'The body is too large']);
    expect(await send('/api/Contracts', fieldsNamed(1_001, String), executive.cookie)).toEqual([400, 'The body holds too many fields']);
  });

  /** How long the event loop stood still while the server answered, ms; the shortest of some tries. */
  async function delayOf(route: WriteRoute, body: string, tries: number, enough: number): Promise<number> {
    let shortest = Infinity;
    for (let turn = 0; turn < tries && shortest > enough; turn++) shortest = Math.min(shortest, await stoodStill(() => sent(route, body)));
    return shortest;
  }

  async function sent({ method, path }: WriteRoute, body: string): Promise<void> {
    const cookie = withoutSession.test(path) ? '' : executive.cookie;
    const answer = await fetch(`${app.url}${path.replace(/:\w+/g, '1')}`, { method, headers: { 'Content-Type': 'application/json', cookie }, body });
    await answer.arrayBuffer();
  }
});

async function stoodStill(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(2);
  delay.reset();
  await work();
  await pause(2);
  delay.disable();
  return delay.max / 1_000_000;
}

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
