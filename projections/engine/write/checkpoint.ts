import type { ClientBase, Pool } from 'pg';
import type { Position } from '../../../events/store/event-store.js';
import { START } from '../../../events/store/event-store.js';

/** How far a build has got, and what it was doing when it was last heard of. */
export interface Checkpoint {
  readonly name: string;
  readonly version: number;
  /** What the rows were made by; see fingerprint.ts. */
  readonly fingerprint: string;
  /** Place in the store. */
  readonly handled: Position;
  /** Place that the lists show; see engine-tables.ts. */
  readonly position: Position;
  readonly built: boolean;
  readonly trying: string;
  readonly tryingTo: Position;
  readonly attempts: number;
  readonly tables: readonly string[];
}

/**
 * Where a process last saw or put a checkpoint. Both are compared before it is moved: who changes rows without a new event
 * (a release, a rebuild) leaves `handled` as it was.
 */
export type Standing = Pick<Checkpoint, 'handled' | 'position'>;

/** Another process has moved the checkpoint: this one leads no longer. */
export class CheckpointMoved extends Error {
  constructor(name: string) {
    super(`Another process has moved the checkpoint of ${name}`);
  }
}

const COLUMNS = `name, version, fingerprint, handled, position, built, trying, trying_to AS "tryingTo", attempts, tables`;

/** A whole batch is being handled, as opposed to one event. */
export const A_BATCH = '*';

export async function loadCheckpoint(pool: Pool | ClientBase, name: string): Promise<Checkpoint | undefined> {
  const { rows } = await pool.query<Checkpoint>(`SELECT ${COLUMNS} FROM projection.checkpoint WHERE name = $1`, [name]);
  return rows[0];
}

/** At the start of the store. */
export async function createCheckpoint(client: ClientBase, row: Pick<Checkpoint, 'name' | 'version' | 'fingerprint' | 'tables'>): Promise<void> {
  const { name, version, fingerprint, tables } = row;
  await client.query(
    `INSERT INTO projection.checkpoint (name, version, fingerprint, handled, position, changes_from, tables) VALUES ($1, $2, $3, $4, $4, $4, $5)`,
    [name, version, fingerprint, START, tables],
  );
}

/**
 * A consumer that has no checkpoint yet begins here: what happened before it was deployed causes nothing.
 * @returns false where another process has begun it
 */
export async function beginConsumer(pool: Pool | ClientBase, name: string, head: Position): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO projection.checkpoint (name, version, handled, position, changes_from, built) VALUES ($1, 0, $2, $2, $2, true)
     ON CONFLICT (name) DO NOTHING`,
    [name, head],
  );
  return rowCount === 1;
}

/**
 * Counts an attempt before it is made, so that an attempt that ends the process counts too.
 * @returns the number of attempts at this very thing, this one included
 * @throws CheckpointMoved
 */
export async function countAttempt(pool: Pool, name: string, { handled, position }: Standing, trying: string, to: Position): Promise<number> {
  const { rows } = await pool.query<{ attempts: number }>({
    name: 'count-attempt',
    text: `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
      UPDATE projection.checkpoint
      SET attempts = CASE WHEN trying = $3 THEN attempts + 1 ELSE 1 END, trying = $3,
        trying_to = CASE WHEN trying_to > $4 COLLATE "C" THEN trying_to ELSE $4 END
      FROM quick WHERE name = $1 AND handled = $2 AND position = $5 RETURNING attempts`,
    values: [name, handled, trying, to, position],
  });
  if (!rows[0]) throw new CheckpointMoved(name);
  return rows[0].attempts;
}

/** The attempt failed for no fault of what was tried. Its error stands beside the checkpoint until that moves, so that people see it. */
export async function uncountAttempt(pool: Pool, name: string, { handled, position }: Standing, { trying, failure }: FailedAttempt): Promise<void> {
  await pool.query(
    `UPDATE projection.checkpoint SET attempts = greatest(attempts - 1, 0), failure = $5
     WHERE name = $1 AND handled = $2 AND position = $3 AND trying = $4`,
    [name, handled, position, trying, failure instanceof Error ? failure.message : String(failure)],
  );
}

interface FailedAttempt {
  readonly trying: string;
  readonly failure: unknown;
}
