import type { Pool, PoolClient } from 'pg';
import type { Vocabulary } from '../../../events/kernel/event-vocabulary.js';
import type { StoredEvent } from '../../../events/store/event-store.js';
import { BatchWriter } from './batch-writer.js';
import type { RowChange } from '../changes/change-log.js';
import type { Checkpoint } from './checkpoint.js';
import { StillFailing, type LateHandler } from '../run/handler.js';
import { fold, steps, type Folded, type FoldedRow, type ParkedEvent, type Step } from './fold.js';
import { inTransaction } from './in-transaction.js';
import { park } from '../parking/parking.js';
import { CheckpointCursor, type End } from '../run/checkpoint-cursor.js';
import type { Projection, RowKey } from '../projection.js';
import { rowTypes } from './row-types.js';
import { justAfter } from '../changes/shown-position.js';
import type { TableLayout } from '../schema/table-layout.js';
import type { Target } from './target.js';
import { WrittenRows } from './written-rows.js';

export interface HandlerParts {
  readonly pool: Pool;
  readonly vocabulary: Pick<Vocabulary, 'decode'>;
  readonly layoutOf: (entity: Projection['entity']) => TableLayout;
}

/** A batch that the database has not committed yet. */
interface UnderWay {
  readonly rows: ReadonlyMap<string, FoldedRow>;
  readonly ended: Promise<unknown>;
}

/** One build of a projection: its rows and the place in the events that they show move on in one transaction, or not at all. */
export class Build implements LateHandler {
  readonly place: CheckpointCursor;
  private readonly layout: TableLayout;
  private readonly writer: BatchWriter;
  private readonly written: WrittenRows;
  private underWay?: UnderWay;

  constructor(
    readonly target: Target,
    readonly projection: Projection,
    private readonly parts: HandlerParts,
    checkpoint: Checkpoint,
    private readonly held: Set<string>,
  ) {
    this.layout = parts.layoutOf(projection.entity);
    this.writer = new BatchWriter(projection, target, parts.layoutOf);
    this.written = new WrittenRows(this.layout);
    this.place = new CheckpointCursor(parts.pool, target.id, checkpoint);
  }

  /** Loads the rows that the events concern, folds, writes. @returns what changed */
  async apply(events: readonly StoredEvent[], end: End): Promise<readonly RowChange[]> {
    return this.write(await this.fold(events, end), end);
  }

  /** What the events make of their rows. A batch may be on its way to the database meanwhile, of which nothing is parked: its rows are as it leaves them. */
  async fold(events: readonly StoredEvent[], end: End): Promise<Folded> {
    const plan = steps(this.projection, this.parts.vocabulary, events);
    return fold(this.layout, plan, await this.load(this.parts.pool, plan, end), this.held);
  }

  /** What the build remembers changes only once the database has committed. */
  write(folded: Folded, end: End): Promise<readonly RowChange[]> {
    const ended = this.commit(folded, end).finally(() => (this.underWay = undefined));
    this.underWay = { rows: new Map(folded.rows.map((row) => [String(row.key), row])), ended };
    return ended;
  }

  /** Moves on, leaving events behind parked. */
  leaveBehind(parked: readonly ParkedEvent[], end: End): Promise<readonly RowChange[]> {
    return this.write({ rows: [], parked }, end);
  }

  /**
   * An event that was parked, as if it came now; `unpark` goes into the same transaction.
   * @throws StillFailing
   */
  async applyLate(event: StoredEvent, unpark: (client: PoolClient) => Promise<void>): Promise<readonly RowChange[]> {
    const plan = steps(this.projection, this.parts.vocabulary, [event]);
    const move = this.place.moveTo({ to: this.place.handled, caughtUp: false, logAt: justAfter(this.place.shown) });
    this.written.forget();
    const changes = await inTransaction(this.parts.pool, this.target, async (client) => {
      const folded = fold(this.layout, plan, await this.load(client, plan, move), new Set());
      const [failed] = folded.parked;
      if (failed) throw new StillFailing(failed.error ?? '');
      await unpark(client);
      return this.writer.write(client, folded.rows, move);
    });
    this.place.moved(move);
    return changes;
  }

  /** As the build has written it last, and as its columns hold it. */
  rowOf(key: string): object | undefined {
    return this.written.get(key);
  }

  /** The stream has no parked event any more: what happens to it next is handled at once. */
  letGo(stream: string): void {
    this.held.delete(stream);
  }

  /** The rows that the events concern, and those that they are parts of. */
  private async load(client: Pool | PoolClient, plan: readonly Step[], end: Pick<End, 'caughtUp'>): Promise<Map<string, object>> {
    const { wholes } = this.projection;
    const known = new Map<string, object>();
    await this.read(client, new Set(plan.flatMap((step) => step.keys)), known, end);
    if (!wholes) return known;
    const within = [...plan.flatMap(({ event }) => (event ? wholes.named(event) : [])), ...[...known.values()].flatMap((row) => wholes.of(row))];
    await this.read(client, new Set(within.filter((key) => !known.has(String(key)))), known, end);
    return known;
  }

  /** Behind, the tables may grow from nothing to millions of rows while a prepared statement keeps the plan it had for the first. */
  private async read(client: Pool | PoolClient, keys: ReadonlySet<RowKey>, known: Map<string, object>, { caughtUp }: Pick<End, 'caughtUp'>): Promise<void> {
    const unknown: RowKey[] = [];
    if (this.underWay && this.areAltered(this.underWay, keys)) await this.underWay.ended.catch(() => undefined);
    for (const key of keys) {
      const id = String(key);
      const coming = this.underWay?.rows.get(id);
      const row = coming ? coming.after : this.written.get(id);
      if (row) known.set(id, row);
      else if (!coming) unknown.push(key);
    }
    if (unknown.length === 0) return;
    const { rows } = await client.query<Record<string, unknown>>({
      ...(caughtUp && { name: `rows of ${this.target.id}` }),
      text: this.layout.select(this.target.schema),
      values: [unknown],
      types: rowTypes,
    });
    for (const row of rows) known.set(String(row[this.layout.key]), row);
  }

  /** Some columns change what they are given: such a row has to be there before it is read. */
  private areAltered({ rows }: UnderWay, keys: ReadonlySet<RowKey>): boolean {
    for (const key of keys) {
      const after = rows.get(String(key))?.after;
      if (after && !this.layout.readsBack(after)) return true;
    }
    return false;
  }

  private async commit({ rows, parked }: Folded, end: End): Promise<readonly RowChange[]> {
    const { pool } = this.parts;
    const move = this.place.moveTo(end);
    const whole = async (client: PoolClient): Promise<readonly RowChange[]> => {
      await park(client, this.target.id, parked);
      return this.writer.write(client, rows, move);
    };
    try {
      const changes = await (parked.length > 0 ? inTransaction(pool, this.target, whole) : this.writer.write(pool, rows, move));
      for (const { stored } of parked) this.held.add(stored.stream);
      this.place.moved(move);
      // Behind, most rows are written once.
      if (end.caughtUp) this.written.note(rows);
      else this.written.forget();
      return changes;
    } catch (error) {
      this.written.forget();
      throw error;
    }
  }
}
