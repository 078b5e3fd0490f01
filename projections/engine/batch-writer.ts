import type { PoolClient } from 'pg';
import type { EventMetadata } from '../../events/metadata.js';
import type { RecordedEvent } from '../../events/event.js';
import type { RowChange } from './change-log.js';
import { moveCheckpoint, type Move } from './checkpoint-move.js';
import { changedFields, type Folded, type FoldedRow } from './fold.js';
import { park } from './parking.js';
import type { Projection } from './projection.js';
import type { TableLayout } from './table-layout.js';
import type { Target } from './target.js';
import { TotalsWriter } from './totals-writer.js';

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
    const changes = rows.map((row): RowChange => {
      const changed = changedFields(row);
      return { ...changeOf(this.projection.name, String(row.key), row.after ? 'put' : 'delete', row.last, move), ...(changed && { changed }) };
    });
    for (const totals of this.totals) {
      for (const { key, operation, last } of await totals.write(client, rows)) {
        changes.push(changeOf(totals.list, key, operation, last, move));
      }
    }
    if (parked.length > 0) await park(client, this.target.id, parked);
    await moveCheckpoint(client, this.target.id, move, this.target.followed ? changes : []);
    return new Set(changes.map(({ list }) => list));
  }

  private async writeRows(client: PoolClient, rows: readonly FoldedRow[]): Promise<void> {
    const put = rows.filter(({ after }) => after).map(({ after }) => after);
    const gone = rows.filter(({ before, after }) => before && !after).map(({ key }) => key);
    if (put.length > 0) await client.query({ name: `put ${this.layout.table}`, text: this.layout.upsert, values: [JSON.stringify(put)] });
    if (gone.length > 0) await client.query(this.layout.remove, [gone]);
  }
}

function changeOf(list: string, key: string, operation: 'put' | 'delete', last: RecordedEvent, move: Move): RowChange {
  const { actor, occurredAt }: EventMetadata = last.metadata;
  return { list, key, operation, position: move.logAt ?? last.position, by: actor.name, eventType: last.type, at: occurredAt };
}
