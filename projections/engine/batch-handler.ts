import type { Pool, PoolClient } from 'pg';
import type { Vocabulary } from '../../events/event-vocabulary.js';
import type { Batch, Position, StoredEvent } from '../../events/store/event-store.js';
import { BatchWriter, type Move } from './batch-writer.js';
import { A_BATCH, CheckpointMoved, countAttempt, loadCheckpoint, uncountAttempt, type Checkpoint } from './checkpoint.js';
import { EventRate } from './event-rate.js';
import { fold, MAX_ATTEMPTS, steps, type Folded, type ParkedEvent, type Step } from './fold.js';
import { inTransaction } from './in-transaction.js';
import { heldStreams, noteFailure, parkedRevisions, unpark } from './parking.js';
import type { Projection } from './projection.js';
import { rowTypes } from './row-types.js';
import { justAfter } from './shown-position.js';
import type { TableLayout } from './table-layout.js';
import type { Target } from './target.js';

/** A batch without anything for the projection moves the stored checkpoint at most so often. */
const IDLE_SAVE_MS = 200;

export interface HandlerParts {
  readonly pool: Pool;
  readonly vocabulary: Vocabulary;
  readonly layoutOf: (entity: Projection['entity']) => TableLayout;
}

/** What the caller should know of a handled batch. */
export interface Handled {
  readonly position: Position;
  readonly lists: ReadonlySet<string>;
}

/**
 * Takes one build of one projection through the events, batch by batch: load the rows, fold, write, one transaction.
 * A batch that the database refuses, or that ended the process twice, is gone through event by event, so that the event
 * at fault is found and parked.
 */
export class BatchHandler {
  private readonly layout: TableLayout;
  private readonly writer: BatchWriter;
  private readonly rate = new EventRate();
  private savedAt = 0;
  private hasCommitted = false;
  /** Place in the store that the database knows of; `handled` may be ahead of it over events of no concern. */
  private saved: Position;
  private shown: Position;
  /** The rows have once been at the end of the events: they may be read. */
  private built: boolean;
  handled: Position;
  private carefulUntil: Position;

  private constructor(
    readonly target: Target,
    private readonly projection: Projection,
    private readonly parts: HandlerParts,
    checkpoint: Checkpoint,
    private readonly held: Set<string>,
  ) {
    this.layout = parts.layoutOf(projection.entity);
    this.writer = new BatchWriter(projection, target, this.layout, parts.layoutOf);
    this.saved = this.handled = checkpoint.handled;
    this.shown = checkpoint.position;
    this.built = checkpoint.built;
    const endedTheProcess = checkpoint.trying !== '' && (checkpoint.trying !== A_BATCH || checkpoint.attempts > 1);
    this.carefulUntil = endedTheProcess ? checkpoint.tryingTo : '';
  }

  /** Goes on where the target's checkpoint is. */
  static async open(target: Target, projection: Projection, parts: HandlerParts): Promise<BatchHandler> {
    const checkpoint = await loadCheckpoint(parts.pool, target.id);
    if (!checkpoint) throw new CheckpointMoved(target.id);
    return new BatchHandler(target, projection, parts, checkpoint, await heldStreams(parts.pool, target.id));
  }

  get position(): Position {
    return this.shown;
  }

  get eventsPerSecond(): number {
    return this.rate.perSecond;
  }

  /** @throws CheckpointMoved when another process leads */
  async handle(batch: Batch): Promise<Handled> {
    const events = batch.events.filter(({ position }) => position > this.handled);
    this.rate.count(events.length);
    const concerned = events.filter(({ type }) => this.projection.rules.has(type));
    const end = { to: batch.position, caughtUp: batch.caughtUp };
    if (batch.position < this.handled) return this.result(new Set());
    if (concerned.length === 0) return this.pass(batch);
    if (this.handled < this.carefulUntil) return this.oneByOne(concerned, end);
    try {
      await this.countFirstAttempt(batch.position);
      return this.result(await this.together(concerned, end));
    } catch (error) {
      if (!isDataFault(error)) return this.giveUp(A_BATCH, error);
      return this.oneByOne(concerned, end);
    }
  }

  /**
   * A batch that ends the process is the first one that the next process meets: only a first one needs to be counted
   * before it is handled, and the many after it are spared a transaction each.
   */
  private async countFirstAttempt(to: Position): Promise<void> {
    if (this.hasCommitted) return;
    await countAttempt(this.parts.pool, this.target.id, this.saved, A_BATCH, to);
  }

  /** Saves how far the handler is, although nothing concerned it lately. */
  async save(caughtUp = false): Promise<void> {
    if (this.saved === this.handled && !caughtUp) return;
    await this.commit({ rows: [], parked: [] }, { to: this.handled, caughtUp });
  }

  /** Handles one parked event again and takes it off the list of parked ones, or notes why it failed again. */
  async retry(event: StoredEvent): Promise<Retried> {
    const id = this.target.id;
    const plan = steps(this.projection, this.parts.vocabulary, [event]);
    const end = { to: this.handled, caughtUp: false, logAt: justAfter(this.shown) };
    try {
      const lists = await this.transaction(async (client) => {
        const folded = fold(this.layout, plan, await this.load(client, plan), new Set());
        const [failed] = folded.parked;
        if (failed) throw new StillFailing(failed.error ?? '');
        await unpark(client, id, event.stream, event.revision);
        return this.write(client, folded, end);
      });
      return { error: null, lists };
    } catch (error) {
      if (!(error instanceof StillFailing) && !isDataFault(error)) throw error;
      await noteFailure(this.parts.pool, id, event.stream, event.revision, error.message);
      return { error: error.message, lists: new Set() };
    }
  }

  parkedRevisions(stream: string): Promise<number[]> {
    return parkedRevisions(this.parts.pool, this.target.id, stream);
  }

  /** The stream has no parked event any more: what happens to it next is handled at once. */
  letGo(stream: string): void {
    this.held.delete(stream);
  }

  private async pass({ position, caughtUp }: Batch): Promise<Handled> {
    const isBuiltNow = caughtUp && !this.built;
    if (position > this.handled) this.handled = this.shown = position;
    if (isBuiltNow || Date.now() - this.savedAt >= IDLE_SAVE_MS) await this.save(isBuiltNow);
    return this.result(new Set());
  }

  private async oneByOne(events: readonly StoredEvent[], end: Pick<Move, 'to' | 'caughtUp'>): Promise<Handled> {
    const lists = new Set<string>();
    for (const event of events) {
      for (const list of await this.alone(event)) lists.add(list);
    }
    await this.commit({ rows: [], parked: [] }, end);
    return this.result(lists);
  }

  /** Handles one event, each attempt counted in the database first; parks it when its attempts are used up. */
  private async alone(event: StoredEvent): Promise<ReadonlySet<string>> {
    const end = { to: event.position, caughtUp: false };
    let error = 'The process ended while handling it';
    for (;;) {
      const attempts = await countAttempt(this.parts.pool, this.target.id, this.saved, event.id, event.position);
      if (attempts > MAX_ATTEMPTS) {
        await this.commit({ rows: [], parked: [{ stored: event, error, attempts: MAX_ATTEMPTS }] }, end);
        return new Set();
      }
      try {
        return await this.together([event], end);
      } catch (failure) {
        if (!isDataFault(failure)) return await this.giveUp(event.id, failure);
        error = failure.message;
      }
    }
  }

  /** A full disk or a held lock must not use up an event's attempts. Of a lost connection nobody knows what broke it: that counts. */
  private async giveUp(trying: string, failure: unknown): Promise<never> {
    if (isAnswer(failure)) await uncountAttempt(this.parts.pool, this.target.id, this.saved, trying).catch(() => undefined);
    throw failure;
  }

  private together(events: readonly StoredEvent[], end: Pick<Move, 'to' | 'caughtUp' | 'logAt'>): Promise<ReadonlySet<string>> {
    const plan = steps(this.projection, this.parts.vocabulary, events);
    return this.transaction(async (client) => {
      const rows = await this.load(client, plan);
      return this.write(client, fold(this.layout, plan, rows, this.held), end);
    });
  }

  private commit(folded: Folded, end: Pick<Move, 'to' | 'caughtUp'>): Promise<ReadonlySet<string>> {
    return this.transaction((client) => this.write(client, folded, end));
  }

  private async load(client: PoolClient, plan: readonly Step[]): Promise<Map<string, object>> {
    const keys = new Set(plan.flatMap(({ key }) => (key === undefined ? [] : [key])));
    if (keys.size === 0) return new Map();
    const { rows } = await client.query<Record<string, unknown>>({ text: this.layout.select, values: [[...keys]], types: rowTypes });
    return new Map(rows.map((row) => [String(row[this.layout.key]), row]));
  }

  private async write(client: PoolClient, folded: Folded, end: Pick<Move, 'to' | 'caughtUp' | 'logAt'>): Promise<Written> {
    const position = end.logAt ?? (end.to > this.saved ? end.to : this.shown);
    const move: Move = { ...end, from: this.saved, position, rate: this.rate.perSecond };
    return { lists: await this.writer.write(client, folded, move), move, parked: folded.parked };
  }

  /** What the handler remembers changes only once the database has committed. */
  private async transaction(work: (client: PoolClient) => Promise<Written>): Promise<ReadonlySet<string>> {
    const { lists, move, parked } = await inTransaction(this.parts.pool, this.target, work);
    for (const { stored } of parked) this.held.add(stored.stream);
    this.saved = this.handled = move.to;
    this.shown = move.position;
    this.built ||= move.caughtUp;
    this.savedAt = Date.now();
    this.hasCommitted = true;
    return lists;
  }

  private result(lists: ReadonlySet<string>): Handled {
    return { position: this.shown, lists };
  }
}

export interface Retried {
  /** Why it failed again. */
  readonly error: string | null;
  readonly lists: ReadonlySet<string>;
}

class StillFailing extends Error {}

interface Written {
  readonly lists: ReadonlySet<string>;
  readonly move: Move;
  readonly parked: readonly ParkedEvent[];
}

/** Postgres has said what is wrong, and goes on. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?!08|57P)[0-9A-Z]{5}$/.test(String(error.code));
}

/** Postgres refuses the data itself (SQLSTATE classes 22, 23, 54), as opposed to being out of reach or out of order. */
function isDataFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code));
}
