import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { somebody } from '../api/access/people.js';
import { routesOf } from '../api/access/routes-of.js';
import { rolePresets } from '../../backend/users/permissions/role-presets.rules.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { hostileCall, type HostileCall, type Route } from './support/hostile-calls.js';
import { writeRoutes } from './support/write-routes.js';

/** Fewer by hand: HOSTILE_REQUESTS=2000. Other ones: HOSTILE_SEED=… */
const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 50_000);
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_261_121);
const AT_ONCE = 24;
const CHUNK = 1_000;

/** How the server is made inside, or what its database said. */
const INTERNALS = /node_modules|\n\s+at |\.[jt]s:\d+|syntax error at or near|violates \w+ constraint|relation "|invalid input syntax|QueryFailedError|root:x:|"dependencies"/;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

describe(`${REQUESTS.toLocaleString('en-US')} random and hostile requests to every route`, () => {
  let app: TestApp;
  let senders: SignedIn[];
  let events: pg.Client;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const accepted = new Set<string>();
  /** The connection broke before they were answered: they may have been done, and be refused when they come again. */
  const unanswered = new Set<string>();
  const statuses = new Map<number, number>();

  beforeAll(async () => {
    app = await startApp({ demo: true });
    events = new pg.Client({ connectionString: app.databaseUrl });
    await events.connect();
    await signIn();
  }, 120_000);

  afterAll(async () => {
    agent.destroy();
    await events?.end();
    await app?.stop();
  });

  it('give no 5xx, tell nothing of the inside, and leave no event where they were refused', async () => {
    const before = await eventCount();
    const arbitrary = hostileCall(routes());
    const wrong: string[] = [];
    for (let sent = 0; sent < REQUESTS && wrong.length === 0; sent += CHUNK) {
      const calls = fc.sample(arbitrary, { seed: SEED + sent, numRuns: Math.min(CHUNK, REQUESTS - sent) });
      await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => sendEvery(calls, lane, (call, why) => wrong.push(`HOSTILE_SEED=${SEED} ${why}: ${JSON.stringify(call).slice(0, 600)}`))));
      await signIn();
    }
    expect(wrong).toEqual([]);
    const { rows } = await events.query<{ commandId: string; type: string; stream: string }>(
      `SELECT metadata->>'commandId' AS "commandId", type, stream FROM event_store.event WHERE position > $1 AND metadata->'actor'->>'kind' = 'user'`,
      [before],
    );
    expect(rows.filter(({ commandId, type }) => !accepted.has(commandId) && !unanswered.has(commandId) && type !== 'UserSignedIn')).toEqual([]);
    // Requests that never get past the door prove little.
    expect(rows.length).toBeGreaterThan(REQUESTS / 2_000);
    process.stdout.write(`${[...statuses].sort().map(([status, count]) => `${status}: ${count}`).join(', ')}; ${rows.length} events\n`);
  }, 1_200_000);

  async function sendEvery(calls: readonly HostileCall[], lane: number, tell: (call: HostileCall, why: string) => void): Promise<void> {
    for (let index = lane; index < calls.length; index += AT_ONCE) {
      const call = calls[index]!;
      const commandId = randomUUID();
      const answer = await send(call, commandId).catch((error: NodeJS.ErrnoException) => ({ status: 0, type: '', text: String(error.code) }));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 200 && answer.status < 300) accepted.add(call.headers['Idempotency-Key']?.toLowerCase() ?? commandId);
      const why = faultOf(call, answer);
      if (why) tell(call, `${why} (${answer.status} ${answer.text.slice(0, 300)})`);
    }
  }

  function faultOf(call: HostileCall, { status, type, text }: Answer): string | undefined {
    // Node's own client refuses what no address may hold.
    if (status === 0 && text !== 'ERR_UNESCAPED_CHARACTERS') return 'no answer came';
    // On a busy machine the health check says that a part did not answer in time, as it should, and in a form of its own.
    const unwell = status === 503 && /^\/api\/health/.test(call.path);
    if (status >= 500 && !unwell) return 'the server broke';
    if (INTERNALS.test(text)) return 'the inside was shown';
    const problem = status >= 400 && !unwell && text !== '' && /^\/api\/\w/.test(call.path) && call.method !== 'HEAD';
    if (problem && !type.includes('application/problem+json')) return `refused as ${type}`;
    const written = status >= 200 && status < 300 && !READING.has(call.method);
    if (written && call.foreignOrigin && call.sends === 'cookie') return 'another site wrote';
    return undefined;
  }

  function send(call: HostileCall, commandId: string, on: Agent | false = agent): Promise<Answer> {
    const hasBody = !READING.has(call.method) && call.method !== 'TRACE';
    // Of a DELETE Node would send the body without its length: what follows would be another request, and a broken one.
    const length: Record<string, string> = hasBody && call.body !== undefined ? { 'Content-Length': String(Buffer.byteLength(call.body)) } : {};
    const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': commandId, ...length, ...credentials(call), ...call.headers };
    // A read would wait two seconds for a position that never comes.
    delete headers['X-Min-Position'];
    if (call.foreignOrigin) headers['Origin'] = 'https://elsewhere.example';
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(app.url);
      const sent = request({ agent: on, hostname, port, method: call.method, path: call.path, headers, timeout: 20_000 }, (answer) => resolve(whole(answer)));
      sent.on('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'no answer' })));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // What came before on this connection may have made the server close it: alone, every request is answered.
        if (error.code !== 'ECONNRESET' || !on) return reject(error);
        unanswered.add(call.headers['Idempotency-Key']?.toLowerCase() ?? commandId);
        resolve(send(call, commandId, false));
      });
      sent.end(hasBody ? call.body : undefined);
    });
  }

  function credentials({ sends, sender, path }: HostileCall): Record<string, string> {
    // Who signs out is not there for the rest.
    if (sends === 'nothing' || /SignOut/i.test(path)) return {};
    const { token } = senders[sender % senders.length]!;
    if (sends === 'cookie') return { Cookie: `authToken=${token}` };
    return { Authorization: `Bearer ${sends === 'bearer' ? token : token.split('').reverse().join('')}` };
  }

  function routes(): Route[] {
    const bodies = new Map(writeRoutes(app.nest).map(({ method, path, fields }) => [`${method} ${path}`, fields]));
    // Colleagues who are called to work in a demo write events that no request here asked for; a call to another method of the route may call them.
    return routesOf(app).filter((route) => !route.endsWith(' /api/Demo/Colleagues')).map((route) => {
      const [method, path] = route.split(' ') as [string, string];
      return { method, path, fields: bodies.get(route) ?? [] };
    });
  }

  /** Everything, little, and nothing. Some requests end sessions: they are opened again. */
  async function signIn(): Promise<void> {
    senders = [await somebody(app, 'Executive', rolePresets.Executive), await somebody(app, 'Receptionist', rolePresets.Receptionist), await somebody(app, 'Executive', [])];
  }

  async function eventCount(): Promise<string> {
    const { rows } = await events.query<{ head: string }>('SELECT coalesce(max(position), 0) AS head FROM event_store.event');
    return rows[0]!.head;
  }
});

async function whole(answer: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text: Buffer.concat(parts).toString() };
}
