import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { median, percentile, type BenchRow } from '../bench-row.js';
import { contractsToChange, statusesOfASale } from '../companies/contracts-to-change.js';
import { type MeasuredProcess, healthy, startMeasured } from '../measured-process.js';
import { signIn } from '../sign-in.js';

const SOCKETS = 100;
const COMMANDS_PER_SECOND = 20;
const COMMANDS = 60;
const ROUNDS = 7;

const LOAD = `p95, ${SOCKETS} sockets, ${COMMANDS_PER_SECOND} commands/s`;
const PUSHED = `command sent to push received, ${LOAD}`;
const SEEN = `new lead saved to its row seen in other browsers, ${LOAD}`;

/** A push that takes longer is lost. */
const LOST_AFTER_MS = 20_000;

interface Side {
  readonly server: MeasuredProcess;
  readonly sockets: readonly Socket[];
  /** Sends the n-th command. @returns by what its push is known, and the answer */
  readonly command: (count: number) => { readonly mark: string; readonly answer: Promise<Response> };
  /** By what a pushed change is known. */
  readonly markOf: (change: Change) => string;
}

interface Change {
  readonly key: string;
  readonly row?: { readonly lastName?: string } | null;
}

/**
 * From sending a status change to receiving its push, on every one of a hundred screens, against a raw INSERT, NOTIFY and
 * emit to as many sockets; and from saving a new lead to its row on as many screens, against that status change. Turn by
 * turn in one run.
 * @param databases two fresh databases of one server
 */
export async function runLiveBench(databases: { readonly product: string; readonly bare: string }): Promise<BenchRow[]> {
  const { product, leads } = await productSides(databases.product);
  const bare = await bareSide(databases.bare);
  try {
    const p95 = async (side: Side): Promise<number> => percentile(await delays(side), 0.95);
    const times = { product: [] as number[], leads: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      // Neither side always follows the same one.
      const turns = round % 2 === 0 ? (['bare', 'product', 'leads'] as const) : (['leads', 'product', 'bare'] as const);
      for (const turn of turns) times[turn].push(await p95({ product, leads, bare }[turn]));
    }
    // In the first round code is compiled and plans are made.
    const [changed, seen, raw] = [times.product, times.leads, times.bare].map((all) => all.slice(1)) as [number[], number[], number[]];
    return [row(PUSHED, changed, 'raw INSERT + NOTIFY + socket emit', raw), row(SEEN, seen, 'a status change of a contract to its push', changed)];
  } finally {
    for (const { sockets, server } of [product, leads, bare]) {
      for (const socket of sockets) socket.disconnect();
      await server.stop();
    }
  }
}

/** Milliseconds from each command to each screen. */
async function delays({ sockets, command, markOf }: Side): Promise<number[]> {
  const sent = new Map<string, number>();
  const received: number[] = [];
  const hear = ({ changes }: { readonly changes: readonly Change[] }): void => {
    const now = performance.now();
    for (const at of changes.map((change) => sent.get(markOf(change)))) if (at !== undefined) received.push(now - at);
  };
  for (const socket of sockets) socket.on('changes', hear);
  const started = performance.now();
  for (let count = 0; count < COMMANDS; count++) {
    await pause(Math.max(0, started + (count * 1_000) / COMMANDS_PER_SECOND - performance.now()));
    const from = performance.now();
    const { mark, answer } = command(count);
    sent.set(mark, from);
    void answer.then(refuseFailure);
  }
  const lastSent = performance.now();
  while (received.length < COMMANDS * SOCKETS && performance.now() - lastSent < LOST_AFTER_MS) await pause(20);
  for (const socket of sockets) socket.off('changes', hear);
  if (received.length < COMMANDS * SOCKETS) throw new Error(`${received.length} of ${COMMANDS * SOCKETS} pushes were received`);
  return received;
}

/** Two sets of screens of one server: over contracts, and over leads. */
async function productSides(databaseUrl: string): Promise<{ product: Side; leads: Side }> {
  const server = await startMeasured(new URL('../../server/main.js', import.meta.url), { DATABASE_URL: databaseUrl, DEMO: 'on', SOCKETS_PER_PERSON: String(2 * SOCKETS) }, healthy);
  const cookie = await signIn(server.port);
  const following = async (list: string): Promise<Socket[]> => {
    const sockets = await connected(server.port, { Cookie: cookie });
    await Promise.all(sockets.map((socket) => socket.emitWithAck('follow', { list, position: '' })));
    return sockets;
  };
  const send = (method: string, path: string, body: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
      body: JSON.stringify(body),
    });
  const statuses = await contractsToChange(server.port, cookie);
  const contracts = [...statuses.keys()];
  const change = (count: number) => {
    const key = contracts[count % contracts.length]!;
    // The next one: to the status that it has already nothing would happen.
    const contractStatus = statusesOfASale[(statusesOfASale.indexOf(statuses.get(key)!) + 1) % statusesOfASale.length]!;
    statuses.set(key, contractStatus);
    return { mark: String(key), answer: send('PUT', `Contracts/${key}/Status`, { contractStatus, reason: 'benchmark' }) };
  };
  return {
    product: { server, sockets: await following('resale-contract-list'), command: change, markOf: ({ key }) => key },
    leads: { server, sockets: await following('lead-list'), command: newLeads((body) => send('POST', 'Leads', body)), markOf: ({ row: lead }) => lead?.lastName ?? '' },
  };
}

/** Each with a name and a number that nobody else has. */
function newLeads(save: (body: object) => Promise<Response>): Side['command'] {
  let number = 3_210_000;
  return () => {
    const mark = `Bench${++number}`;
    return { mark, answer: save({ firstName: 'Dana', lastName: mark, email: `${mark}@example.com`, mobilePhone: `+1615${number}` }) };
  };
}

async function bareSide(databaseUrl: string): Promise<Side> {
  const server = await startMeasured(new URL('./bare-push.main.js', import.meta.url), { DATABASE_URL: databaseUrl }, answering);
  const sockets = await connected(server.port, {});
  const command = (count: number) => ({ mark: String(count), answer: fetch(`http://127.0.0.1:${server.port}/${count}`, { method: 'PUT', body: '{}' }) });
  return { server, sockets, command, markOf: ({ key }) => key };
}

async function connected(port: number, extraHeaders: Record<string, string>): Promise<Socket[]> {
  const sockets = Array.from({ length: SOCKETS }, () => io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true, extraHeaders }));
  await Promise.all(sockets.map((socket) => once(socket as never, 'connect')));
  return sockets;
}

function refuseFailure(answer: Response): void {
  if (!answer.ok) throw new Error(`A command answered ${answer.status}`);
}

async function answering(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/`)).ok;
}

/** The ratio is the median of the rounds': what holds up the machine for a while holds up both sides of a round. */
function row(what: string, ours: readonly number[], against: string, baseline: readonly number[]): BenchRow {
  const ratios = ours.map((time, round) => time / baseline[round]!);
  const ratio = median(ratios);
  return { what, ours: median(ours), baseline: median(baseline), against, ratio, rounds: ratios, aim: 'at most 2x', unit: 'ms', met: ratio <= 2 };
}
