import { randomUUID } from 'node:crypto';
import { median, type BenchRow } from '../bench-row.js';
import { contractsToChange, statusesOfASale } from '../companies/contracts-to-change.js';
import { load, type Shot } from '../http-load.js';
import { atRest, type MeasuredProcess, healthy, startMeasured } from '../measured-process.js';
import { signIn } from '../sign-in.js';

const CLIENTS = 64;
const SECONDS = 6;
const ROUNDS = 5;

/**
 * Status changes a second over HTTP, each one authorised, decided, appended durably and projected, with 40 further
 * projections that have nothing to do (idle-projections.main.ts), against a bare Nest
 * route that does one raw INSERT into the same server.
 * @param databaseUrl two fresh databases of one server
 */
export async function runCommandsBench(databases: { readonly product: string; readonly bare: string }): Promise<BenchRow[]> {
  const product = await startMeasured(new URL('./idle-projections.main.js', import.meta.url), { DATABASE_URL: databases.product, DEMO: 'on' }, healthy);
  const bare = await startMeasured(new URL('./bare-route.main.js', import.meta.url), { DATABASE_URL: databases.bare }, answering);
  try {
    const cookie = await signIn(product.port);
    const contracts = [...(await contractsToChange(product.port, cookie)).keys()];
    const ours: number[] = [];
    const theirs: number[] = [];
    // Both are measured when their code is compiled: ours is more of it.
    for (const [side, sent] of [[product, cookie], [bare, '']] as const) await changesPerSecond(side, sent, contracts);
    for (let round = 0; round < ROUNDS; round++) {
      await atRest(product.port);
      ours.push(await changesPerSecond(product, cookie, contracts));
      await atRest(product.port);
      theirs.push(await changesPerSecond(bare, '', contracts));
    }
    return [row(median(ours), median(theirs))];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}

async function changesPerSecond({ port }: MeasuredProcess, cookie: string, contracts: readonly number[]): Promise<number> {
  const sent = new Map<number, number>();
  const next = (client: number): Shot => {
    const count = (sent.get(client) ?? 0) + 1;
    sent.set(client, count);
    const contract = contracts[(client * 2 + count) % contracts.length]!;
    return {
      method: 'PUT',
      path: cookie ? `/api/Contracts/${contract}/Status` : `/contracts/${contract}/status`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
      body: JSON.stringify({ contractStatus: statusesOfASale[Math.floor(Math.random() * statusesOfASale.length)], reason: 'benchmark' }),
    };
  };
  const result = await load(port, CLIENTS, SECONDS, next);
  if (result.refused > 0) throw new Error(`${result.refused} status changes were refused`);
  return result.perSecond;
}

function row(ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return {
    what: `status-change commands over HTTP, ${CLIENTS} clients, 40 further idle projections`,
    ours,
    baseline,
    against: 'a bare Nest route doing one raw INSERT',
    ratio,
    aim: 'at least 0.5x',
    unit: 'per second',
    met: ratio >= 0.5,
  };
}

async function answering(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/`)).status === 404;
}
