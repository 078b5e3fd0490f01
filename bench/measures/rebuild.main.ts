import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { START } from '../../events/store/event-store.js';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { companyLists } from '../../projections/company-lists/company-lists.projector.js';
import { createCheckpoint } from '../../projections/engine/write/checkpoint.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { silent } from '../../projections/engine/logger.js';
import type { Projection } from '../../projections/engine/projection.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { resaleContractList } from '../../projections/resale-contract-list/resale-contract-list.projector.js';

/** `read`, `rebuild` or (of a read model with hardly an event) `small` DATABASE_URL once, and say how long it took and how much memory at most. */
const [what, url] = process.argv.slice(2) as ['read' | 'rebuild' | 'small', string];
const store = await PostgresEventStore.open(url);
let peak = 0;
const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
const seconds = what === 'read' ? await read() : await rebuild(what === 'small' ? companyLists : resaleContractList);
clearInterval(sampling);
process.stdout.write(JSON.stringify({ seconds, peakMegabytes: peak / 2 ** 20 }));
process.exit(0);

async function read(): Promise<number> {
  const reading = new AbortController();
  const from = performance.now();
  for await (const batch of store.subscribe(START, { signal: reading.signal, batchSize: 5_000 })) if (batch.caughtUp) break;
  return (performance.now() - from) / 1000;
}

/** All of what a new version of the projector sets off: build aside, index, swap. */
async function rebuild(projection: Projection): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  await makeEngineTables(pool);
  await pool.query('DELETE FROM projection.checkpoint');
  const client = await pool.connect();
  await createCheckpoint(client, { name: projection.name, version: projection.version - 1, fingerprint: '', tables: [] });
  client.release();
  const engine = new ProjectionEngine({ pool, store, vocabulary, projections: [projection], log: silent });
  const from = performance.now();
  await engine.start();
  while (!engine.isReady(projection.name).ready) await pause(10);
  const seconds = (performance.now() - from) / 1000;
  await engine.stop();
  await pool.end();
  return seconds;
}
