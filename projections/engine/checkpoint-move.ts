import type { Pool, PoolClient } from 'pg';
import type { Position } from '../../events/store/event-store.js';
import type { RowChange } from './change-log.js';
import { CheckpointMoved } from './checkpoint.js';

/** So many changed rows at once are not logged one by one: who follows the list fetches it again. */
const MOST_LOGGED = 1_000;

/** Where a transaction takes the checkpoint. */
export interface Move {
  /** The place in the store that the checkpoint must still be at. */
  readonly from: Position;
  readonly to: Position;
  /** What the lists show afterwards. */
  readonly position: Position;
  readonly caughtUp: boolean;
  readonly rate: number;
  /** Changes are logged here instead of at their event: the event is older than what the lists show. */
  readonly logAt?: Position;
}

/**
 * The comparison with `from` is the fence: of two processes that believe they lead, one commits. Without a transaction
 * around it, one statement is a transaction by itself.
 * @throws CheckpointMoved
 */
export async function moveCheckpoint(client: Pool | PoolClient, id: string, move: Move, changes: readonly RowChange[]): Promise<void> {
  const logged = changes.length <= MOST_LOGGED;
  const { rows } = await client.query<{ moved: number }>({
    name: 'move-checkpoint',
    text: MOVE,
    values: [id, move.from, move.to, move.position, move.caughtUp, move.rate, logged ? null : move.position, JSON.stringify(logged ? changes : [])],
  });
  if (rows[0]?.moved !== 1) throw new CheckpointMoved(id);
}

export interface IdleMove {
  readonly name: string;
  readonly move: Move;
}

/** Checkpoints of many that had nothing to do, in one statement. @returns the names of those that stood where they should */
export async function moveIdleCheckpoints(pool: Pool, moves: readonly IdleMove[]): Promise<ReadonlySet<string>> {
  const values = moves.map(({ name, move: { from, to, position, rate } }) => ({ name, from, to, position, rate }));
  const { rows } = await pool.query<{ name: string }>({ name: 'move-idle-checkpoints', text: MOVE_IDLE, values: [JSON.stringify(values)] });
  return new Set(rows.map(({ name }) => name));
}

/** Need not wait for the disk, as `beginOn` says. */
const QUICK = `quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`;

const MOVE = `
WITH ${QUICK}, moved AS (
  UPDATE projection.checkpoint SET handled = $3, position = $4, built = built OR $5, rate = $6, trying = '', attempts = 0,
    trying_to = CASE WHEN trying_to > $3 COLLATE "C" THEN trying_to ELSE '' END,
    changes_from = coalesce($7, changes_from), updated_at = now()
  FROM quick WHERE name = $1 AND handled = $2 RETURNING 1
), logged AS (
  INSERT INTO projection.change_log (list, position, key, operation, by, event_type, at, changed)
  SELECT list, position, key, operation, by, "eventType", at, changed
  FROM json_to_recordset($8::json) AS r(list text, position text, key text, operation text, by text, "eventType" text, at timestamptz, changed text[])
  ON CONFLICT (list, position, key) DO UPDATE SET operation = excluded.operation, by = excluded.by,
    event_type = excluded.event_type, at = excluded.at, changed = NULL
)
SELECT count(*)::integer AS moved FROM moved`;

const MOVE_IDLE = `
WITH ${QUICK}
UPDATE projection.checkpoint c SET handled = r."to", position = r.position, rate = r.rate, trying = '', attempts = 0,
  trying_to = CASE WHEN trying_to > r."to" COLLATE "C" THEN trying_to ELSE '' END, updated_at = now()
FROM quick, json_to_recordset($1::json) AS r(name text, "from" text, "to" text, position text, rate real)
WHERE c.name = r.name AND c.handled = r."from" RETURNING c.name`;
