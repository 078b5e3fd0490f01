import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { contractStatuses, type ContractStatus } from '../events/resale-contract.values.js';
import { median, percentile, type BenchRow } from './bench-row.js';
import { startMeasured, type MeasuredProcess } from './measured-process.js';
import { signIn } from './sign-in.js';

const SOCKETS = 100;
const COMMANDS_PER_SECOND = 20;
const COMMANDS = 120;
const ROUNDS = 3;
const FIRST_CONTRACT = 1_001;
const CONTRACTS = 132;

/** A push that takes longer is lost. */
const LOST_AFTER_MS = 20_000;

interface Side {
  readonly server: MeasuredProcess;
  readonly sockets: readonly Socket[];
  /** Sends the command that changes one record. */
  readonly command: (key: number) => Promise<Response>;
}

/**
 * From sending a status change to receiving its push, on every one of a hundred screens, against a raw INSERT, NOTIFY and
 * emit to as many sockets. Turn by turn in one run.
 * @param databases two fresh databases of one server
 */
export async function runLiveBench(databases: { readonly product: string; readonly bare: string }): Promise<BenchRow[]> {
  const product = await productSide(databases.product);
  const bare = await bareSide(databases.bare);
  try {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(percentile(await delays(product), 0.95));
      theirs.push(percentile(await delays(bare), 0.95));
    }
    return [row(median(ours), median(theirs))];
  } finally {
    for (const { sockets, server } of [product, bare]) {
      for (const socket of sockets) socket.disconnect();
      await server.stop();
    }
  }
}

/** Milliseconds from each command to each screen. */
async function delays({ sockets, command }: Side): Promise<number[]> {
  const sent = new Map<string, number>();
  const received: number[] = [];
  const hear = ({ changes }: { readonly changes: readonly { readonly key: string }[] }): void => {
    const now = performance.now();
    for (const { key } of changes) if (sent.has(key)) received.push(now - sent.get(key)!);
  };
  for (const socket of sockets) socket.on('changes', hear);
  const started = performance.now();
  for (let count = 0; count < COMMANDS; count++) {
    await pause(Math.max(0, started + (count * 1_000) / COMMANDS_PER_SECOND - performance.now()));
    const key = FIRST_CONTRACT + (count % CONTRACTS);
    sent.set(String(key), performance.now());
    void command(key).then(refuseFailure);
  }
  const lastSent = performance.now();
  while (received.length < COMMANDS * SOCKETS && performance.now() - lastSent < LOST_AFTER_MS) await pause(20);
  for (const socket of sockets) socket.off('changes', hear);
  if (received.length < COMMANDS * SOCKETS) throw new Error(`${received.length} of ${COMMANDS * SOCKETS} pushes were received`);
  return received;
}

async function productSide(databaseUrl: string): Promise<Side> {
  const server = await startMeasured(new URL('../backend/main.js', import.meta.url), { DATABASE_URL: databaseUrl, DEMO: 'on', SOCKETS_PER_PERSON: String(SOCKETS) }, healthy);
  const cookie = await signIn(server.port);
  const sockets = await connected(server.port, { Cookie: cookie });
  await Promise.all(sockets.map((socket) => socket.emitWithAck('follow', { list: 'resale-contract-list', position: '' })));
  const statuses = await statusesOf(server.port, cookie);
  const command = (key: number): Promise<Response> => {
    // The next one: to the status that it has already nothing would happen.
    const contractStatus = contractStatuses[(contractStatuses.indexOf(statuses.get(key)!) + 1) % contractStatuses.length]!;
    statuses.set(key, contractStatus);
    return fetch(`http://127.0.0.1:${server.port}/api/Contracts/${key}/Status`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
      body: JSON.stringify({ contractStatus, reason: 'benchmark' }),
    });
  };
  return { server, sockets, command };
}

async function statusesOf(port: number, cookie: string): Promise<Map<number, ContractStatus>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/lists/resale-contract-list?limit=500`, { headers: { cookie } });
  const { rows } = (await answer.json()) as { rows: { contractId: number; contractStatus: ContractStatus }[] };
  return new Map(rows.map(({ contractId, contractStatus }) => [contractId, contractStatus]));
}

async function bareSide(databaseUrl: string): Promise<Side> {
  const server = await startMeasured(new URL('./bare-push.main.js', import.meta.url), { DATABASE_URL: databaseUrl }, answering);
  const sockets = await connected(server.port, {});
  const command = (key: number): Promise<Response> => fetch(`http://127.0.0.1:${server.port}/${key}`, { method: 'PUT', body: '{}' });
  return { server, sockets, command };
}

async function connected(port: number, extraHeaders: Record<string, string>): Promise<Socket[]> {
  const sockets = Array.from({ length: SOCKETS }, () => io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true, extraHeaders }));
  await Promise.all(sockets.map((socket) => once(socket as never, 'connect')));
  return sockets;
}

function refuseFailure(answer: Response): void {
  if (!answer.ok) throw new Error(`A status change answered ${answer.status}`);
}

async function healthy(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/api/health`)).status === 200;
}

async function answering(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/`)).ok;
}

function row(ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return {
    what: `command sent to push received, p95, ${SOCKETS} sockets, ${COMMANDS_PER_SECOND} commands/s`,
    ours,
    baseline,
    against: 'raw INSERT + NOTIFY + socket emit',
    ratio,
    aim: 'at most 2x',
    unit: 'ms',
    met: ratio <= 2,
  };
}
