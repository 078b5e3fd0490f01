import type { Pool, PoolClient } from 'pg';
import { START, type EventStore, type Position } from '../../../events/store/event-store.js';
import { BatchHandler } from '../run/batch-handler.js';
import { rollback, withClient } from '../schema/borrowed-client.js';
import type { HandlerParts } from '../write/build.js';
import { loadCheckpoint } from '../write/checkpoint.js';
import { COMPARISONS, withDatabaseLock } from '../run/database-lock.js';
import { typesOf, type Projection } from '../projection.js';
import type { ReadModelTables } from '../schema/read-model-tables.js';
import { quoted } from '../schema/table-layout.js';
import { liveTarget, verifyTarget } from '../write/target.js';

export interface Comparison {
  readonly equal: boolean;
  readonly rows: number;
  /** Rows that only the live tables have, or only the rebuild; the first of each. */
  readonly onlyLive: readonly string[];
  readonly onlyRebuilt: readonly string[];
}

export interface VerifyParts extends HandlerParts {
  readonly store: EventStore;
  readonly tables: ReadModelTables;
}

const MOST_SHOWN = 20;

/** Rebuilds a projection aside up to where its live rows stood at one moment, and compares row for row. One at a time. */
export function compareWithRebuild(projection: Projection, parts: VerifyParts): Promise<Comparison> {
  return withDatabaseLock(parts.pool, { of: COMPARISONS, name: verifyTarget(projection).id }, () => compareAside(projection, parts));
}

async function compareAside(projection: Projection, parts: VerifyParts): Promise<Comparison> {
  const target = verifyTarget(projection);
  const names = parts.tables.namesOf(projection);
  await parts.tables.discard(projection, target);
  await parts.tables.prepare(projection, target, { bare: true, unreckoned: true });
  try {
    const until = await copyLive(parts, projection, target.schema);
    await buildUpTo(projection, parts, until);
    return await compare(parts.pool, target.schema, names);
  } finally {
    await parts.tables.discard(projection, target);
  }
}

/** The live rows of one moment, without what the database reckons from them. @returns the place in the store that they show */
function copyLive({ pool, tables }: VerifyParts, projection: Projection, schema: string): Promise<Position> {
  const copy = async (client: PoolClient): Promise<Position> => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const live = liveTarget(projection);
    const checkpoint = await loadCheckpoint(client, live.id);
    for (const { table, columns } of tables.layoutsOf(projection)) {
      const listed = columns.map(({ name }) => quoted(name)).join(', ');
      await client.query(`CREATE TABLE ${quoted(schema)}.${quoted(copyOf(table))} AS SELECT ${listed} FROM ${quoted(live.schema)}.${quoted(table)}`);
    }
    await client.query('COMMIT');
    return checkpoint?.handled ?? START;
  };
  return withClient(pool, copy, rollback);
}

async function buildUpTo(projection: Projection, parts: VerifyParts, until: Position): Promise<void> {
  const handler = await BatchHandler.open(verifyTarget(projection), projection, parts);
  const reading = new AbortController();
  try {
    if (handler.place.handled >= until) return;
    for await (const batch of parts.store.subscribe(handler.place.handled, { signal: reading.signal, batchSize: 5_000, types: typesOf(projection) })) {
      const events = batch.events.filter(({ position }) => position <= until);
      await handler.handle({ ...batch, events, position: batch.position < until ? batch.position : until });
      if (handler.place.handled >= until) return;
    }
  } finally {
    reading.abort();
  }
}

async function compare(pool: Pool, schema: string, names: readonly string[]): Promise<Comparison> {
  const [onlyLive, onlyRebuilt]: [string[], string[]] = [[], []];
  let rows = 0;
  for (const name of names) {
    const [live, rebuilt] = [copyOf(name), name].map((table) => `${quoted(schema)}.${quoted(table)}`) as [string, string];
    onlyLive.push(...(await missing(pool, live, rebuilt)));
    onlyRebuilt.push(...(await missing(pool, rebuilt, live)));
    rows += (await pool.query<{ rows: number }>(`SELECT count(*)::integer AS rows FROM ${live}`)).rows[0]?.rows ?? 0;
  }
  return { equal: onlyLive.length === 0 && onlyRebuilt.length === 0, rows, onlyLive, onlyRebuilt };
}

async function missing(pool: Pool, from: string, other: string): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(
    `SELECT row::text FROM (SELECT to_jsonb(a) AS row FROM ${from} a EXCEPT ALL SELECT to_jsonb(b) FROM ${other} b) AS d LIMIT ${MOST_SHOWN}`,
  );
  return rows.map(({ row }) => row);
}

function copyOf(table: string): string {
  return `live ${table}`;
}
