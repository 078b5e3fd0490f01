import type { Pool, PoolClient } from 'pg';
import type { Vocabulary } from '../../events/event-vocabulary.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { BatchWriter } from './batch-writer.js';
import type { Move } from './checkpoint-move.js';
import type { Checkpoint } from './checkpoint.js';
import { StillFailing, type LateHandler } from './handler.js';
import { fold, steps, type Folded, type ParkedEvent, type Step } from './fold.js';
import { inTransaction } from './in-transaction.js';
import { Place, type End } from './place.js';
import type { Projection } from './projection.js';
import { rowTypes } from './row-types.js';
import { justAfter } from './shown-position.js';
import type { TableLayout } from './table-layout.js';
import type { Target } from './target.js';

export interface HandlerParts {
  readonly pool: Pool;
  readonly vocabulary: Pick<Vocabulary, 'decode'>;
  readonly layoutOf: (entity: Projection['entity']) => TableLayout;
}

interface Written {
  readonly lists: ReadonlySet<string>;
  readonly move: Move;
  readonly parked: readonly ParkedEvent[];
}

/** One build of a projection: its rows and the place in the events that they show move on in one transaction, or not at all. */
export class Build implements LateHandler {
  readonly place: Place;
  private readonly layout: TableLayout;
  private readonly writer: BatchWriter;

  constructor(
    readonly target: Target,
    readonly projection: Projection,
    private readonly parts: HandlerParts,
    checkpoint: Checkpoint,
    private readonly held: Set<string>,
  ) {
    this.layout = parts.layoutOf(projection.entity);
    this.writer = new BatchWriter(projection, target, this.layout, parts.layoutOf);
    this.place = new Place(parts.pool, target.id, checkpoint);
  }

  /** Loads the rows that the events concern, folds, writes. @returns the lists that changed */
  apply(events: readonly StoredEvent[], end: End): Promise<ReadonlySet<string>> {
    const plan = steps(this.projection, this.parts.vocabulary, events);
    return this.transaction(async (client) => this.write(client, fold(this.layout, plan, await this.load(client, plan), this.held), end));
  }

  /** Moves on, leaving events behind parked. */
  leaveBehind(parked: readonly ParkedEvent[], end: End): Promise<ReadonlySet<string>> {
    return this.transaction((client) => this.write(client, { rows: [], parked }, end));
  }

  /**
   * An event that was parked, as if it came now; `unpark` goes into the same transaction.
   * @throws StillFailing
   */
  applyLate(event: StoredEvent, unpark: (client: PoolClient) => Promise<void>): Promise<ReadonlySet<string>> {
    const plan = steps(this.projection, this.parts.vocabulary, [event]);
    return this.transaction(async (client) => {
      const folded = fold(this.layout, plan, await this.load(client, plan), new Set());
      const [failed] = folded.parked;
      if (failed) throw new StillFailing(failed.error ?? '');
      await unpark(client);
      return this.write(client, folded, { to: this.place.handled, caughtUp: false, logAt: justAfter(this.place.shown) });
    });
  }

  /** The stream has no parked event any more: what happens to it next is handled at once. */
  letGo(stream: string): void {
    this.held.delete(stream);
  }

  private async load(client: PoolClient, plan: readonly Step[]): Promise<Map<string, object>> {
    const keys = new Set(plan.flatMap((step) => step.keys));
    if (keys.size === 0) return new Map();
    const { rows } = await client.query<Record<string, unknown>>({ text: this.layout.select, values: [[...keys]], types: rowTypes });
    return new Map(rows.map((row) => [String(row[this.layout.key]), row]));
  }

  private async write(client: PoolClient, folded: Folded, end: End): Promise<Written> {
    const move = this.place.moveTo(end);
    return { lists: await this.writer.write(client, folded, move), move, parked: folded.parked };
  }

  /** What the build remembers changes only once the database has committed. */
  private async transaction(work: (client: PoolClient) => Promise<Written>): Promise<ReadonlySet<string>> {
    const { lists, move, parked } = await inTransaction(this.parts.pool, this.target, work);
    for (const { stored } of parked) this.held.add(stored.stream);
    this.place.moved(move);
    return lists;
  }
}
