import type { Pool, PoolClient } from 'pg';
import type { Vocabulary } from '../../events/event-vocabulary.js';
import type { Batch, Position, StoredEvent } from '../../events/store/event-store.js';
import { BatchWriter, type Move } from './batch-writer.js';
import type { Checkpoint } from './checkpoint.js';
import { EventRate } from './event-rate.js';
import { fold, steps, type Folded, type ParkedEvent, type Step } from './fold.js';
import { inTransaction } from './in-transaction.js';
import type { Projection } from './projection.js';
import { rowTypes } from './row-types.js';
import { justAfter } from './shown-position.js';
import type { TableLayout } from './table-layout.js';
import type { Target } from './target.js';

/** A batch without anything for the projection moves the stored checkpoint at most so often. */
const IDLE_SAVE_MS = 500;

export interface HandlerParts {
  readonly pool: Pool;
  readonly vocabulary: Vocabulary;
  readonly layoutOf: (entity: Projection['entity']) => TableLayout;
}

type End = Pick<Move, 'to' | 'caughtUp' | 'logAt'>;

interface Written {
  readonly lists: ReadonlySet<string>;
  readonly move: Move;
  readonly parked: readonly ParkedEvent[];
}

/** One build of a projection: its rows and the place in the events that they show move on in one transaction, or not at all. */
export class Build {
  readonly rate = new EventRate();
  private readonly layout: TableLayout;
  private readonly writer: BatchWriter;
  private savedAt = 0;
  private committed = false;
  private savedTo: Position;
  private handledTo: Position;
  private shownTo: Position;
  /** The rows have once been at the end of the events: they may be read. */
  private built: boolean;

  constructor(
    readonly target: Target,
    readonly projection: Projection,
    private readonly parts: HandlerParts,
    checkpoint: Checkpoint,
    private readonly held: Set<string>,
  ) {
    this.layout = parts.layoutOf(projection.entity);
    this.writer = new BatchWriter(projection, target, this.layout, parts.layoutOf);
    this.savedTo = this.handledTo = checkpoint.handled;
    this.shownTo = checkpoint.position;
    this.built = checkpoint.built;
  }

  get pool(): Pool {
    return this.parts.pool;
  }

  /** Place in the store that the database knows of; `handled` may be ahead of it over events of no concern. */
  get saved(): Position {
    return this.savedTo;
  }

  get handled(): Position {
    return this.handledTo;
  }

  /** What the lists show. */
  get shown(): Position {
    return this.shownTo;
  }

  get hasCommitted(): boolean {
    return this.committed;
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

  /** Moves on over events that change nothing. */
  async moveOn(end: End): Promise<void> {
    const move = this.moveTo(end);
    await this.writer.moveAlone(this.pool, move);
    this.moved(move);
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
      return this.write(client, folded, { to: this.handled, caughtUp: false, logAt: justAfter(this.shown) });
    });
  }

  /** A batch without anything for the projection. */
  async pass({ position, caughtUp }: Batch): Promise<void> {
    const isBuiltNow = caughtUp && !this.built;
    if (position > this.handled) this.handledTo = this.shownTo = position;
    if (isBuiltNow || Date.now() - this.savedAt >= IDLE_SAVE_MS) await this.save(isBuiltNow);
  }

  /** Saves how far the rows are, although nothing concerned them lately. */
  async save(caughtUp = false): Promise<void> {
    if (this.saved !== this.handled || caughtUp) await this.moveOn({ to: this.handled, caughtUp });
  }

  /** The stream has no parked event any more: what happens to it next is handled at once. */
  letGo(stream: string): void {
    this.held.delete(stream);
  }

  private async load(client: PoolClient, plan: readonly Step[]): Promise<Map<string, object>> {
    const keys = new Set(plan.flatMap(({ key }) => (key === undefined ? [] : [key])));
    if (keys.size === 0) return new Map();
    const { rows } = await client.query<Record<string, unknown>>({ text: this.layout.select, values: [[...keys]], types: rowTypes });
    return new Map(rows.map((row) => [String(row[this.layout.key]), row]));
  }

  private async write(client: PoolClient, folded: Folded, end: End): Promise<Written> {
    const move = this.moveTo(end);
    return { lists: await this.writer.write(client, folded, move), move, parked: folded.parked };
  }

  private moveTo(end: End): Move {
    const position = end.logAt ?? (end.to > this.saved ? end.to : this.shown);
    return { ...end, from: this.saved, position, rate: this.rate.perSecond };
  }

  /** What the build remembers changes only once the database has committed. */
  private async transaction(work: (client: PoolClient) => Promise<Written>): Promise<ReadonlySet<string>> {
    const { lists, move, parked } = await inTransaction(this.pool, this.target, work);
    for (const { stored } of parked) this.held.add(stored.stream);
    this.moved(move);
    return lists;
  }

  private moved(move: Move): void {
    this.savedTo = this.handledTo = move.to;
    this.shownTo = move.position;
    this.built ||= move.caughtUp;
    this.savedAt = Date.now();
    this.committed = true;
  }
}

export class StillFailing extends Error {}
