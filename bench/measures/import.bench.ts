import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { fileNames } from '../../backend/legacy-import/export-files.js';
import { percentile, type BenchRow } from '../bench-row.js';
import { manyfoldExport } from '../companies/manyfold-export.js';
import { health, startMeasured } from '../measured-process.js';

const COPIES = 40;
const RAW_CLIENTS = 64;
const ROWS_A_SECOND = 5_000;
const HEALTH_EVERY_MS = 100;
const HEALTH_WITHIN_MS = 250;
/** `npm run import`, built. */
const IMPORT = fileURLToPath(new URL('../../backend/legacy-import/cli.js', import.meta.url));

/**
 * `npm run import` of forty times the export beside the product with its demo company, until every read model shows all of it,
 * against raw INSERTs of the same rows with nothing beside them; and the product's health meanwhile.
 * @param databases two fresh databases of one server
 */
export async function runImportBench(databases: { readonly product: string; readonly bare: string }): Promise<BenchRow[]> {
  const { folder, rows } = await manyfoldExport(COPIES);
  try {
    const bare = rows / (await rawInserts(databases.bare, folder));
    const { importSeconds, seconds, waits } = await importBesideProduct(databases.product, folder);
    const slow = waits.filter((wait) => wait > HEALTH_WITHIN_MS).length;
    process.stderr.write(`  ${rows} rows: imported in ${importSeconds.toFixed(1)} s, shown by all read models after ${seconds.toFixed(1)} s\n`);
    process.stderr.write(`  health: p50 ${percentile(waits, 0.5).toFixed(0)} ms, p95 ${percentile(waits, 0.95).toFixed(0)} ms, ${slow} of ${waits.length} over ${HEALTH_WITHIN_MS} ms\n`);
    return [rateRow(rows / seconds, bare), healthRow(percentile(waits, 1), percentile(waits, 0.5))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Imported {
  /** Until the importer had ended. */
  readonly importSeconds: number;
  /** Until all read models were caught up as well. */
  readonly seconds: number;
  /** How long each question for the health took, ms. */
  readonly waits: readonly number[];
}

async function importBesideProduct(databaseUrl: string, folder: string): Promise<Imported> {
  const product = await startMeasured(new URL('../../server/main.js', import.meta.url), { DATABASE_URL: databaseUrl, DEMO: 'on' }, async (port) => (await health(port)).ok);
  const ended = new AbortController();
  try {
    const waits = waitsForHealth(product.port, ended.signal);
    const from = performance.now();
    await promisify(execFile)(process.execPath, [IMPORT, folder], { env: { ...process.env, DATABASE_URL: databaseUrl }, maxBuffer: 2 ** 26 });
    const importSeconds = (performance.now() - from) / 1000;
    while (!(await health(product.port)).caughtUp) await pause(HEALTH_EVERY_MS);
    const seconds = (performance.now() - from) / 1000;
    ended.abort();
    return { importSeconds, seconds, waits: await waits };
  } finally {
    ended.abort();
    await product.stop();
  }
}

async function waitsForHealth(port: number, signal: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  while (!signal.aborted) {
    const asked = performance.now();
    await health(port);
    waits.push(performance.now() - asked);
    await pause(HEALTH_EVERY_MS - waits.at(-1)!, undefined, { signal }).catch(() => undefined);
  }
  return waits;
}

/** Each row as the export has it, durable by itself. @returns seconds */
async function rawInserts(databaseUrl: string, folder: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: RAW_CLIENTS });
  try {
    await pool.query('CREATE TABLE raw_row (number bigserial PRIMARY KEY, file text NOT NULL, data json NOT NULL)');
    let seconds = 0;
    for (const name of fileNames) {
      const rows = (JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as readonly unknown[]).map((row) => JSON.stringify(row)).values();
      const client = async (): Promise<void> => {
        for (const row of rows) await pool.query({ name: 'insert', text: 'INSERT INTO raw_row (file, data) VALUES ($1, $2)', values: [name, row] });
      };
      const from = performance.now();
      await Promise.all(Array.from({ length: RAW_CLIENTS }, client));
      seconds += (performance.now() - from) / 1000;
    }
    return seconds;
  } finally {
    await pool.end();
  }
}

function rateRow(ours: number, baseline: number): BenchRow {
  return {
    what: `import of ${COPIES} times the export beside the product, until all read models show it`,
    ours,
    baseline,
    against: `one-row INSERTs of the same rows by ${RAW_CLIENTS} raw clients, nothing beside them`,
    ratio: ours / baseline,
    aim: `at least ${ROWS_A_SECOND.toLocaleString('en-US')} rows/s`,
    unit: 'rows/s',
    met: ours >= ROWS_A_SECOND,
  };
}

function healthRow(ours: number, baseline: number): BenchRow {
  return {
    what: 'slowest answer of /api/health meanwhile, asked every 100 ms',
    ours,
    baseline,
    against: 'the median of these answers',
    ratio: ours / baseline,
    aim: `at most ${HEALTH_WITHIN_MS} ms`,
    unit: 'ms',
    met: ours <= HEALTH_WITHIN_MS,
  };
}
