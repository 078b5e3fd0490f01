import type { Pool, PoolClient } from 'pg';
import type { EventMetadata } from '../../events/metadata.js';
import type { RecordedEvent } from '../../events/event.js';
import type { Position } from '../../events/store/event-store.js';
import type { RowChange } from './change-log.js';
import { CheckpointMoved } from './checkpoint.js';
import type { Folded, FoldedRow } from './fold.js';
import { park } from './parking.js';
import type { Projection } from './projection.js';
import type { TableLayout } from './table-layout.js';
import type { Target } from './target.js';
import { TotalsWriter } from './totals-writer.js';

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

/** Writes folded rows, their totals, their change log and the checkpoint: all of it in the caller's transaction, or nothing. */
export class BatchWriter {
  private readonly totals: readonly TotalsWriter[];

  constructor(
    private readonly projection: Projection,
    private readonly target: Target,
    private readonly layout: TableLayout,
    layoutOf: (entity: Projection['entity']) => TableLayout,
  ) {
    this.totals = projection.totals.map((totals) => new TotalsWriter(totals, layoutOf(totals.entity)));
  }

  /** @returns the lists that changed. @throws CheckpointMoved */
  async write(client: PoolClient, { rows, parked }: Folded, move: Move): Promise<ReadonlySet<string>> {
    await this.writeRows(client, rows);
    const changes = rows.map((row) => changeOf(this.projection.name, String(row.key), row.after ? 'put' : 'delete', row.last, move));
    for (const totals of this.totals) {
      for (const { key, operation, last } of await totals.write(client, rows)) {
        changes.push(changeOf(totals.list, key, operation, last, move));
      }
    }
    if (parked.length > 0) await park(client, this.target.id, parked);
    await this.moveCheckpoint(client, move, this.target.followed ? changes : []);
    return new Set(changes.map(({ list }) => list));
  }

  /** Without any rows: one statement is a transaction by itself. @throws CheckpointMoved */
  moveAlone(pool: Pool, move: Move): Promise<void> {
    return this.moveCheckpoint(pool, move, []);
  }

  private async writeRows(client: PoolClient, rows: readonly FoldedRow[]): Promise<void> {
    const put = rows.filter(({ after }) => after).map(({ after }) => after);
    const gone = rows.filter(({ before, after }) => before && !after).map(({ key }) => key);
    if (put.length > 0) await client.query({ name: `put ${this.layout.table}`, text: this.layout.upsert, values: [JSON.stringify(put)] });
    if (gone.length > 0) await client.query(this.layout.remove, [gone]);
  }

  /** The comparison with `from` is the fence: of two processes that believe they lead, one commits. */
  private async moveCheckpoint(client: Pool | PoolClient, move: Move, changes: readonly RowChange[]): Promise<void> {
    const logged = changes.length <= MOST_LOGGED;
    const { rows } = await client.query<{ moved: number }>({
      name: 'move-checkpoint',
      text: MOVE,
      values: [
        this.target.id,
        move.from,
        move.to,
        move.position,
        move.caughtUp,
        move.rate,
        logged ? null : move.position,
        JSON.stringify(logged ? changes : []),
      ],
    });
    if (rows[0]?.moved !== 1) throw new CheckpointMoved(this.target.id);
  }
}

/** Need not wait for the disk, as `beginOn` says. */
const MOVE = `
WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)
), moved AS (
  UPDATE projection.checkpoint SET handled = $3, position = $4, built = built OR $5, rate = $6, trying = '', attempts = 0,
    trying_to = CASE WHEN trying_to > $3 COLLATE "C" THEN trying_to ELSE '' END,
    changes_from = coalesce($7, changes_from), updated_at = now()
  FROM quick WHERE name = $1 AND handled = $2 RETURNING 1
), logged AS (
  INSERT INTO projection.change_log (list, position, key, operation, by, event_type, at)
  SELECT list, position, key, operation, by, "eventType", at
  FROM json_to_recordset($8::json) AS r(list text, position text, key text, operation text, by text, "eventType" text, at timestamptz)
  ON CONFLICT (list, position, key) DO UPDATE SET operation = excluded.operation, by = excluded.by,
    event_type = excluded.event_type, at = excluded.at
)
SELECT count(*)::integer AS moved FROM moved`;

function changeOf(list: string, key: string, operation: 'put' | 'delete', last: RecordedEvent, move: Move): RowChange {
  const { actor, occurredAt }: EventMetadata = last.metadata;
  return { list, key, operation, position: move.logAt ?? last.position, by: actor.name, eventType: last.type, at: occurredAt };
}
