import type { Pool, PoolClient } from 'pg';
import type { Position } from '../../../events/store/event-store.js';
import { CheckpointMoved, type Standing } from './checkpoint.js';

/** Where a transaction takes the checkpoint. */
export interface Move {
  /** Where the checkpoint must still be. */
  readonly from: Standing;
  readonly to: Position;
  /** What the lists show afterwards. */
  readonly position: Position;
  readonly caughtUp: boolean;
  readonly rate: number;
  /** Changes are logged here instead of at their event: the event is older than what the lists show. */
  readonly logAt?: Position;
}

/** Need not wait for the disk: what a crash of the server takes away is simply handled again. */
const QUICK = `quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`;

/**
 * First parts of a WITH, by `moveValues`: `moved` has a row when the checkpoint was where it should be. The comparison with
 * `from` is the fence: of two processes that believe they lead, one commits.
 */
export const MOVE = `${QUICK}, moved AS (
  UPDATE projection.checkpoint SET handled = $3, position = $4, built = built OR $5, rate = $6, trying = '', attempts = 0, failure = NULL,
    trying_to = CASE WHEN trying_to > $3 COLLATE "C" THEN trying_to ELSE '' END,
    changes_from = coalesce($7, changes_from), updated_at = now()
  FROM quick WHERE name = $1 AND handled = $2 AND position = $8 RETURNING 1
)`;

export const MOVED = 'SELECT count(*)::integer AS moved FROM moved';

/** How many parameters `moveValues` fills. */
export const MOVE_VALUES = 8;

/** @param logged whether the change log holds each change; where it does not, nobody catches up from before */
export function moveValues(id: string, move: Move, logged: boolean): unknown[] {
  return [id, move.from.handled, move.to, move.position, move.caughtUp, move.rate, logged ? null : move.position, move.from.position];
}

/** Moves on over events that change no rows. @throws CheckpointMoved */
export async function moveCheckpoint(client: Pool | PoolClient, id: string, move: Move): Promise<void> {
  const { rows } = await client.query<{ moved: number }>({
    name: 'move-checkpoint',
    text: `WITH ${MOVE} ${MOVED}`,
    values: moveValues(id, move, true),
  });
  if (rows[0]?.moved !== 1) throw new CheckpointMoved(id);
}

export interface IdleMove {
  readonly name: string;
  readonly move: Move;
}

/** Checkpoints of many that had nothing to do, in one statement. @returns the names of those that stood where they should */
export async function moveIdleCheckpoints(pool: Pool, moves: readonly IdleMove[]): Promise<ReadonlySet<string>> {
  const values = moves.map(({ name, move: { from, to, position, rate } }) => ({ name, from: from.handled, shown: from.position, to, position, rate }));
  const { rows } = await pool.query<{ name: string }>({ name: 'move-idle-checkpoints', text: MOVE_IDLE, values: [JSON.stringify(values)] });
  return new Set(rows.map(({ name }) => name));
}

const MOVE_IDLE = `
WITH ${QUICK}
UPDATE projection.checkpoint c SET handled = r."to", position = r.position, rate = r.rate, trying = '', attempts = 0, failure = NULL,
  trying_to = CASE WHEN trying_to > r."to" COLLATE "C" THEN trying_to ELSE '' END, updated_at = now()
FROM quick, json_to_recordset($1::json) AS r(name text, "from" text, shown text, "to" text, position text, rate real)
WHERE c.name = r.name AND c.handled = r."from" AND c.position = r.shown RETURNING c.name`;
