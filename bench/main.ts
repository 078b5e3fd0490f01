import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../backend/platform/database/embedded-postgres.js';
import type { BenchRow } from './bench-row.js';
import { runChangesBench } from './changes.bench.js';
import { runCommandsBench } from './commands.bench.js';
import { runEventStoreBench } from './event-store.bench.js';
import { runJavascriptSizeBench } from './javascript-size.bench.js';
import { runListPageBench } from './list-page.bench.js';
import { runLiveBench } from './live.bench.js';
import { runRebuildBench } from './rebuild.bench.js';
import { runSearchBench } from './search.bench.js';
import { machine, table } from './table.js';

/** Seen from dist/bench. */
const FIGURES = new URL('../../docs/benchmarks.md', import.meta.url);
const BEGIN = '<!-- table: npm run bench -->';
const END = '<!-- end of table -->';

type Databases = (name: string) => Promise<string>;

const benches: Readonly<Record<string, (database: Databases) => Promise<BenchRow[]>>> = {
  store: async (database) => runEventStoreBench(await database('store')),
  commands: async (database) => runCommandsBench({ product: await database('product'), bare: await database('bare') }),
  live: async (database) => runLiveBench({ product: await database('live'), bare: await database('live_bare') }),
  rebuild: async (database) => runRebuildBench(await database('rebuild')),
  lists: async (database) => runListPageBench(await database('lists')),
  changes: async (database) => runChangesBench(await database('changes')),
  search: async (database) => runSearchBench(await database('search')),
  size: () => runJavascriptSizeBench(),
};

/** `npm run bench [-- store commands …]`: all of them, into docs/benchmarks.md, or the named ones, to the screen only. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
const rows = await onOwnServer(async (database) => {
  const measured: BenchRow[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (named.length > 0 && !named.includes(name)) continue;
    process.stderr.write(`Measuring ${name}…\n`);
    measured.push(...(await bench(database)));
  }
  return measured;
});
process.stdout.write(`${machine()}\n\n${table(rows)}\n`);
if (named.length === 0) await record(rows);

/** A server of its own in a temporary folder; every benchmark gets fresh databases on it. */
async function onOwnServer<T>(task: (database: Databases) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder, makesDatabases: true });
  try {
    return await task((name) => createDatabase(server.url, `bench_${name}`));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Between the marks; the words around them are people's. */
async function record(measured: readonly BenchRow[]): Promise<void> {
  const text = await readFile(FIGURES, 'utf8');
  const [before, after] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END))];
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(FIGURES, `${before}${BEGIN}\n${day}, ${machine()}\n\n${table(measured)}\n${after}`);
}
