import { hash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { RowChange } from '../changes/change-log.js';
import { CheckpointMoved } from './checkpoint.js';
import { MOVE, MOVED, MOVE_VALUES, moveValues, type Move } from './checkpoint-move.js';
import { changedFields, type FoldedRow } from './fold.js';
import type { Projection, Totals } from '../projection.js';
import type { TableLayout } from '../schema/table-layout.js';
import type { Target } from './target.js';
import { BatchContributions, totalsDeltas, type TotalsDelta } from './totals.js';
import { changePart, logPart, rowParts, totalsPart, type WritePart } from './write-parts.js';

/** So many changed rows at once are not logged one by one: who follows the list fetches it again. */
const MOST_LOGGED = 1_000;

/** Of so many sets of columns each has a statement of its own, which every connection keeps; what changes in another way is written whole. */
const MOST_SETS = 16;

/** Writes folded rows, their totals, their change log and the checkpoint by one statement: all of it, or nothing. */
export class BatchWriter {
  private readonly statements = new Map<string, { readonly name: string; readonly text: string }>();
  private readonly sets = new Set<string>();

  constructor(
    private readonly projection: Projection,
    private readonly target: Target,
    private readonly layoutOf: (entity: Projection['entity']) => TableLayout,
  ) {}

  /** @returns what changed, where somebody follows it; rows of totals may be gone now, as only the log knows. @throws CheckpointMoved */
  async write(client: Pool | PoolClient, rows: readonly FoldedRow[], move: Move): Promise<readonly RowChange[]> {
    const { statement, changes } = this.written(rows, move);
    const answer = await client.query<{ moved: number }>(statement);
    this.haveMoved(answer.rows[0]?.moved);
    return changes;
  }

  private written(rows: readonly FoldedRow[], move: Move) {
    const { name, entity, totals, unfollowed = false } = this.projection;
    const { schema } = this.target;
    const followed = this.target.followed && !unfollowed;
    const batch = new BatchContributions(totals);
    const added = totals
      .map((kept, index) => ({ kept, number: index + 1, deltas: totalsDeltas(kept, rows, batch) }))
      .filter(({ deltas }) => deltas.length > 0);
    const changes = followed ? changesOf(name, rows, added, move) : [];
    const logged = followed && changes.length > 0 && changes.length <= MOST_LOGGED;
    const parts = [
      ...this.partsOf(this.layoutOf(entity), rows, move),
      ...added.map(({ kept, number, deltas }) => totalsPart(`totals ${number}`, this.layoutOf(kept.entity), schema, deltas)),
      ...(logged ? [logPart(changes, new Map(added.map(({ kept, number }) => [kept.list, `totals ${number}`])))] : []),
    ];
    return { statement: this.statementOf(parts, move, !unfollowed && changes.length <= MOST_LOGGED), changes };
  }

  private haveMoved(moved: number | undefined): void {
    if (moved !== 1) throw new CheckpointMoved(this.target.id);
  }

  /** Behind, whole rows are written: to find rows by the key of each Postgres might read the table from end to end, as long as it believes it small. */
  private partsOf(layout: TableLayout, rows: readonly FoldedRow[], { caughtUp }: Move): WritePart[] {
    const { schema } = this.target;
    const changed = caughtUp ? rows.filter(isChanged) : [];
    const touched = new Set(changed.flatMap((row) => changedFields(row) ?? []));
    const properties = layout.columns.map(({ property }) => property).filter((property) => touched.has(property));
    if (properties.length === 0 || !this.mayKeep(properties.join())) return rowParts(layout, schema, rows);
    return [...rowParts(layout, schema, rows.filter((row) => !isChanged(row))), changePart(layout, schema, changed, properties)];
  }

  private mayKeep(set: string): boolean {
    return this.sets.has(set) || (this.sets.size < MOST_SETS && Boolean(this.sets.add(set)));
  }

  private statementOf(parts: readonly WritePart[], move: Move, logged: boolean) {
    const { name, text } = this.textOf(parts);
    return {
      // Behind, tables may grow from nothing to millions of rows while a prepared statement keeps the plan that it had for nothing.
      ...(move.caughtUp && { name }),
      text,
      values: [...moveValues(this.target.id, move, logged), ...parts.map(({ value }) => value)],
    };
  }

  /** Named by its text: a connection keeps statements for longer than there is a writer, and a name has 63 bytes at most. */
  private textOf(parts: readonly WritePart[]): { readonly name: string; readonly text: string } {
    const made = parts.map(({ name }) => name).join(' ');
    const known = this.statements.get(made);
    if (known) return known;
    const text = `WITH ${[MOVE, ...parts.map(({ sql }, index) => sql(`$${MOVE_VALUES + 1 + index}`))].join(', ')} ${MOVED}`;
    const statement = { name: `write ${hash('sha1', text)}`, text };
    this.statements.set(made, statement);
    return statement;
  }
}

const isChanged = ({ before, after }: FoldedRow): boolean => before !== undefined && after !== undefined;

interface Added {
  readonly kept: Totals<object>;
  readonly deltas: readonly TotalsDelta[];
}

function changesOf(name: string, rows: readonly FoldedRow[], added: readonly Added[], move: Move): RowChange[] {
  const ofTotals = added.flatMap(({ kept, deltas }) => deltas.map(({ key, last }) => changeOf(kept.list, key, 'put', last, move)));
  return [...rows.map((row) => rowChange(name, row, move)), ...ofTotals];
}

function rowChange(list: string, row: FoldedRow, move: Move): RowChange {
  const changed = changedFields(row);
  return { ...changeOf(list, String(row.key), row.after ? 'put' : 'delete', row.last, move), ...(changed && { changed }) };
}

function changeOf(list: string, key: string, operation: 'put' | 'delete', last: RecordedEvent, move: Move): RowChange {
  const { actor, occurredAt }: EventMetadata = last.metadata;
  return { list, key, operation, position: move.logAt ?? last.position, by: actor.name, eventType: last.type, at: occurredAt };
}
