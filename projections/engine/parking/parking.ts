import type { ClientBase, Pool } from 'pg';
import type { ParkedEvent } from '../write/fold.js';

/** An event that waits for somebody to look at it. */
export interface ParkedRow {
  readonly projection: string;
  readonly stream: string;
  readonly revision: number;
  readonly eventType: string;
  /** Null: it waits behind an earlier event of its stream. */
  readonly error: string | null;
  readonly attempts: number;
  readonly parkedAt: string;
}

/** The event at fault of a stream. */
export type ParkedHead = Pick<ParkedRow, 'stream' | 'revision' | 'eventType'>;

/** The first parked event of a stream is to be left out. */
export interface Skip {
  readonly stream: string;
  /** Of the event: somebody may have released it, or skipped it, meanwhile, and another is the first. */
  readonly revision: number;
  readonly by: string;
  readonly reason: string;
}

export async function park(client: ClientBase, id: string, events: readonly ParkedEvent[]): Promise<void> {
  const rows = events.map(({ stored: { stream, revision, position, type }, error, attempts }) => ({
    stream,
    revision,
    position,
    event_type: type,
    error,
    attempts,
  }));
  await client.query(
    `INSERT INTO projection.parked (projection, stream, revision, position, event_type, error, attempts)
     SELECT $1, stream, revision, position, event_type, error, attempts FROM json_populate_recordset(NULL::projection.parked, $2)
     ON CONFLICT (projection, stream, revision) DO UPDATE SET error = excluded.error,
       attempts = projection.parked.attempts + excluded.attempts, parked_at = now()`,
    [id, JSON.stringify(rows)],
  );
}

/** Streams that have a parked event: what else happens to them has to wait. */
export async function heldStreams(pool: Pool | ClientBase, id: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ stream: string }>('SELECT DISTINCT stream FROM projection.parked WHERE projection = $1', [id]);
  return new Set(rows.map(({ stream }) => stream));
}

/** The first parked event of each of these streams. @param categories beginnings of names (`tour-`), for all streams of them */
export async function parkedHeads(pool: Pool, id: string, { streams, categories }: { readonly streams: readonly string[]; readonly categories: readonly string[] }): Promise<ParkedHead[]> {
  const { rows } = await pool.query<ParkedHead>(HEADS, [id, streams, categories]);
  return rows;
}

export async function parkedRevisions(client: ClientBase | Pool, id: string, stream: string): Promise<number[]> {
  const { rows } = await client.query<{ revision: number }>(
    'SELECT revision FROM projection.parked WHERE projection = $1 AND stream = $2 ORDER BY revision',
    [id, stream],
  );
  return rows.map(({ revision }) => revision);
}

export async function unpark(client: ClientBase, id: string, stream: string, revision: number): Promise<void> {
  await client.query('DELETE FROM projection.parked WHERE projection = $1 AND stream = $2 AND revision = $3', [id, stream, revision]);
}

/** A released event failed again. */
export async function noteFailure(pool: Pool, id: string, stream: string, revision: number, error: string): Promise<void> {
  await pool.query(
    `UPDATE projection.parked SET error = $4, attempts = attempts + 1, parked_at = now()
     WHERE projection = $1 AND stream = $2 AND revision = $3`,
    [id, stream, revision, error],
  );
}

/** The event at fault of a stream; undefined when nothing of it is parked. */
export async function firstParked(pool: Pool, id: string, stream: string): Promise<number | undefined> {
  return (await parkedRevisions(pool, id, stream))[0];
}

/**
 * Takes the event at fault off the list of parked ones; who decided that, and why, stays on record.
 * @returns false when it is not the event at fault any more
 */
export async function skipFirst(pool: Pool, id: string, { stream, revision, by, reason }: Skip): Promise<boolean> {
  const { rowCount } = await pool.query(
    `WITH gone AS (
       DELETE FROM projection.parked p WHERE projection = $1 AND stream = $2 AND revision = $3 AND error IS NOT NULL
         AND revision = (SELECT min(revision) FROM projection.parked WHERE projection = $1 AND stream = $2)
       RETURNING *
     )
     INSERT INTO projection.skipped (projection, stream, revision, position, event_type, error, by, reason)
     SELECT projection, stream, revision, position, event_type, error, $4, $5 FROM gone`,
    [id, stream, revision, by, reason],
  );
  return rowCount === 1;
}

const HEADS = `
SELECT DISTINCT ON (stream) stream, revision, event_type AS "eventType" FROM projection.parked WHERE projection = $1
AND (stream = ANY($2) OR EXISTS (SELECT FROM unnest($3::text[]) AS category WHERE starts_with(stream, category))) ORDER BY stream, revision`;
