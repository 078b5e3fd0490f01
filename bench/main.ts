import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../backend/platform/database/embedded-postgres.js';
import type { BenchRow } from './bench-row.js';
import { runChangesBench } from './measures/changes.bench.js';
import { runCommandsBench } from './measures/commands.bench.js';
import { runEpicDashboardBench } from './measures/epic-dashboard.bench.js';
import { runErasuresBench } from './measures/erasures.bench.js';
import { runEventStoreBench } from './measures/event-store.bench.js';
import { runFigureBench } from './measures/figure.bench.js';
import { runFirstListBench } from './measures/first-list.bench.js';
import { runImportBench } from './measures/import.bench.js';
import { runListPageBench } from './measures/list-page.bench.js';
import { runLiveBench } from './measures/live.bench.js';
import { runMembersBench } from './measures/members.bench.js';
import { runPayRunBench } from './measures/pay-run.bench.js';
import { runRebuildBench } from './measures/rebuild.bench.js';
import { HEAD, withMeasured } from './recorded-table.js';
import { runReportsBench } from './measures/reports.bench.js';
import { runSearchBench } from './measures/search.bench.js';
import { takenNow, tableLine } from './table.js';
import { runTypedContractBench } from './measures/typed-contract.bench.js';

/** Seen from dist/bench. */
const FIGURES = new URL('../../docs/benchmarks.md', import.meta.url);

type Databases = (name: string) => Promise<string>;

const benches: Readonly<Record<string, (database: Databases) => Promise<BenchRow[]>>> = {
  store: async (database) => runEventStoreBench(await database('store')),
  commands: async (database) => runCommandsBench({ product: await database('product'), bare: await database('bare') }),
  live: async (database) => runLiveBench({ product: await database('live'), bare: await database('live_bare') }),
  figure: async (database) => [await runFigureBench(await database('figure'))],
  rebuild: async (database) => runRebuildBench(await database('rebuild')),
  lists: async (database) => runListPageBench(await database('lists')),
  members: async (database) => runMembersBench(await database('members')),
  reports: async (database) => runReportsBench(await database('reports')),
  epic: async (database) => runEpicDashboardBench(await database('epic')),
  'pay-run': async (database) => runPayRunBench(await database('pay_run')),
  changes: async (database) => runChangesBench(await database('changes')),
  search: async (database) => runSearchBench(await database('search')),
  import: async (database) => runImportBench({ product: await database('import'), bare: await database('import_bare') }),
  erasures: async (database) => runErasuresBench(await database('erasures')),
  typing: async (database) => runTypedContractBench(await database('typing')),
  size: async (database) => runFirstListBench(await database('first_list')),
};

/** `npm run bench [-- store commands …]`: all of them or the named ones, whose rows in docs/benchmarks.md they replace. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
const measured = await onOwnServer(async (database) => {
  const lines = new Map<string, readonly string[]>();
  for (const [name, bench] of Object.entries(benches)) {
    if (named.length > 0 && !named.includes(name)) continue;
    process.stderr.write(`Measuring ${name}…\n`);
    const rows = await bench(database);
    const taken = takenNow();
    lines.set(name, rows.map((row) => tableLine(name, row, taken)));
  }
  return lines;
});
process.stdout.write(`${[...HEAD, ...[...measured.values()].flat()].join('\n')}\n`);
await writeFile(FIGURES, withMeasured(await readFile(FIGURES, 'utf8'), measured, Object.keys(benches)));

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
