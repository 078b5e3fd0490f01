import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { median, type BenchRow } from '../bench-row.js';
import { appendContracts, EVENTS_A_CONTRACT } from '../companies/contract-history.js';

const FEW = 100_000;
const MANY = 1_000_000;
const ROUNDS = 3;

/** Process memory moves by some megabytes from run to run; growth with the events would be hundreds. */
const FLAT = 1.3;

interface Run {
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/**
 * Rebuilding the contract list against merely reading the same events, each run in a process of its own.
 * @param databaseUrl a fresh database
 */
export async function runRebuildBench(databaseUrl: string): Promise<BenchRow[]> {
  await fill(databaseUrl, 0, FEW);
  const few = await run('rebuild', databaseUrl);
  await fill(databaseUrl, FEW, MANY);
  const reads: number[] = [];
  const rebuilds: Run[] = [];
  const small: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    reads.push((await run('read', databaseUrl)).seconds);
    rebuilds.push(await run('rebuild', databaseUrl));
    small.push((await run('small', databaseUrl)).seconds);
  }
  const speed = MANY / median(rebuilds.map(({ seconds }) => seconds));
  const memory = median(rebuilds.map(({ peakMegabytes }) => peakMegabytes));
  const reading = MANY / median(reads);
  return [speedRow(speed, reading), memoryRow(memory, few.peakMegabytes), smallRow(MANY / median(small), reading)];
}

async function fill(databaseUrl: string, from: number, to: number): Promise<void> {
  const store = await PostgresEventStore.open(databaseUrl);
  await appendContracts(store, from / EVENTS_A_CONTRACT, to / EVENTS_A_CONTRACT);
  await store.close();
}

async function run(what: 'read' | 'rebuild' | 'small', databaseUrl: string): Promise<Run> {
  const script = new URL('./rebuild.main.js', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, what, databaseUrl]);
  return JSON.parse(stdout) as Run;
}

function speedRow(ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return {
    what: `rebuild of the contract list at ${MANY.toLocaleString('en-US')} events`,
    ours,
    baseline,
    against: 'reading the same events without projecting',
    ratio,
    aim: 'at least 0.4x',
    unit: 'events/s',
    met: ratio >= 0.4,
  };
}

function memoryRow(ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return {
    what: `most memory of that rebuild`,
    ours,
    baseline,
    against: `the same at ${FEW.toLocaleString('en-US')} events`,
    ratio,
    aim: `flat: at most ${FLAT}x`,
    unit: 'MB',
    met: ratio <= FLAT,
  };
}

/** All other events are passed over in the store. */
function smallRow(ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return {
    what: `rebuild of a read model that none of ${MANY.toLocaleString('en-US')} events concerns`,
    ours,
    baseline,
    against: 'reading the same events without projecting',
    ratio,
    aim: 'at least 3x',
    unit: 'events/s',
    met: ratio >= 3,
  };
}
