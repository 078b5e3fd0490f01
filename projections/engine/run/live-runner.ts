import { Mutex } from 'async-mutex';
import { setTimeout as pause } from 'node:timers/promises';
import { START, type EventStore, type Position } from '../../../events/store/event-store.js';
import { ownEnd } from '../../../events/store/own-end.js';
import { BatchSize } from './batch-size.js';
import type { ChangeFeed } from '../changes/change-feed.js';
import type { RowChange } from '../changes/change-log.js';
import { CheckpointMoved, loadCheckpoint } from '../write/checkpoint.js';
import type { IdleMove } from '../write/checkpoint-move.js';
import type { Handler } from './handler.js';
import type { IdleCheckpoints, Idler } from './idle-checkpoints.js';
import type { LogDispatcher } from '../log/log-dispatcher.js';
import type { EngineLogger } from '../logger.js';
import { LoopTurns } from '../log/loop-turns.js';
import { Progress } from './progress.js';
import { readAhead } from '../log/read-ahead.js';
import type { Follows, Mailbox } from '../log/mailbox.js';

/** A batch of so many says that more are coming: a little later they are fewer statements, and fewer rows where several concern one. */
const BUSY_FROM = 8;
/** A batch of so many is worth its statements already. */
const LARGE_FROM = 500;
const GATHER_MS = 50;
/** So many take long enough to be folded that no two of such batches are in one turn of the event loop. */
const MANY = 64;
const turns = new LoopTurns();
/** What nobody in this process has on a screen lets go first what somebody has: about as long as that takes until it is sent. */
const GIVE_WAY_MS = 15;
/** Nobody waits: for each while that it worked it rests four, so that the busier it is the more it does at once. */
const REST_PER_WORK = 4;
const LONGEST_REST_MS = 250;

export interface RunnerParts {
  readonly store: EventStore;
  readonly feed: ChangeFeed;
  readonly reader: LogDispatcher;
  readonly idle: IdleCheckpoints;
  readonly log: EngineLogger;
}

interface Subject<H extends Handler> {
  readonly name: string;
  readonly types: ReadonlySet<string>;
  /** Goes on where the checkpoint in the database is. */
  readonly open: () => Promise<H>;
}

/**
 * Keeps one handler up to the events, for as long as this process leads it: reads by itself until it has caught up, then
 * follows the one reader, and reads by itself again when it falls behind.
 */
export class LiveRunner<H extends Handler> implements Follows, Idler {
  private readonly exclusive = new Mutex();
  private handler?: H;
  private mailbox?: Mailbox;

  constructor(
    private readonly subject: Subject<H>,
    private readonly parts: RunnerParts & { readonly pool: Parameters<typeof loadCheckpoint>[0] },
  ) {}

  get name(): string {
    return this.subject.name;
  }

  get types(): ReadonlySet<string> {
    return this.subject.types;
  }

  /**
   * Until `signal` aborts.
   * @param onHandled called after every batch
   * @throws CheckpointMoved when another process leads
   */
  async run(signal: AbortSignal, onHandled: () => void): Promise<void> {
    await this.reopen();
    await aborted(signal, this.parts.reader.ready);
    const progress = new Progress(this.name, this.parts.log);
    while (!signal.aborted) {
      const { isBuilt, handled } = this.open.place;
      const mailbox = isBuilt ? this.parts.reader.join(this, handled) : undefined;
      if (mailbox) await this.followReader(mailbox, signal, onHandled);
      else await this.readAlone(signal, onHandled);
      await progress.after(this.open.place.handled);
    }
    await this.exclusive.runExclusive(() => this.open.place.save());
  }

  /** Holds the runner still between two batches. `work` gets the place it stands at; it goes on from the checkpoint as it is then. */
  paused<T>(work: (handled: Position) => Promise<T>): Promise<T> {
    return this.held(async () => {
      await this.handler?.place.save();
      try {
        return await work(this.handler?.place.handled ?? (await this.stored()));
      } finally {
        await this.reopen();
      }
    });
  }

  /** Work between two batches that changes rows without a new event. What comes meanwhile waits its turn. */
  between<T extends { readonly changes: readonly RowChange[] }>(work: (handler: H) => Promise<T>): Promise<T> {
    return this.held(() => this.told(work, ({ changes }) => changes));
  }

  pass(to: Position): boolean {
    if (this.exclusive.isLocked() || !this.handler) return false;
    this.handler.place.pass(to);
    return true;
  }

  settle(to: Position): void {
    if (!this.handler || to <= this.handler.place.handled || !this.pass(to)) return;
    this.parts.feed.passed([this.name], this.handler.place.shown);
  }

  idleMove(): IdleMove | undefined {
    const place = this.handler?.place;
    if (!place || this.exclusive.isLocked() || place.isSaved) return undefined;
    return { name: this.name, move: place.moveTo({ to: place.handled, caughtUp: false }) };
  }

  holdStill({ move }: IdleMove, saved: Promise<boolean>): void {
    const { mailbox } = this;
    const held = this.held(async () => {
      if (await saved) this.open.place.moved(move);
      else mailbox?.fail(new CheckpointMoved(this.name));
    });
    // The statement failed: nothing moved, and it is tried again.
    held.catch(() => undefined);
  }

  /** What the reader handed out meanwhile and was of no concern is noted afterwards. */
  private held<T>(work: () => Promise<T>): Promise<T> {
    return this.exclusive.runExclusive(work).finally(() => this.mailbox?.settle());
  }

  private async followReader(mailbox: Mailbox, signal: AbortSignal, onHandled: () => void): Promise<void> {
    const { reader, idle } = this.parts;
    this.mailbox = mailbox;
    idle.add(this);
    const next = (): ReturnType<Mailbox['next']> => mailbox.next(signal, () => this.giveWay(signal));
    try {
      for (let batch = await next(); batch; batch = await next()) {
        const began = performance.now();
        await this.take(batch, onHandled);
        if (isBusy(batch.events.length)) await this.gather(performance.now() - began, signal);
      }
    } finally {
      reader.leave(mailbox);
      idle.remove(this);
      this.mailbox = undefined;
    }
  }

  private async giveWay(signal: AbortSignal): Promise<void> {
    const { feed } = this.parts;
    if (feed.watched.givesWay(this.name)) await feed.restUnlessAwaited(this.name, GIVE_WAY_MS, signal);
  }

  private async gather(workedMs: number, signal: AbortSignal): Promise<void> {
    await pause(GATHER_MS, undefined, { signal }).catch(() => undefined);
    const rest = Math.min(REST_PER_WORK * workedMs, LONGEST_REST_MS) - GATHER_MS;
    await this.parts.feed.restUnlessAwaited(this.name, rest, signal);
  }

  private async readAlone(signal: AbortSignal, onHandled: () => void): Promise<void> {
    const size = new BatchSize();
    const reading = ownEnd(signal);
    try {
      const { types } = this;
      const batches = this.parts.store.subscribe(this.open.place.handled, { signal: reading.signal, batchSize: () => size.next, types });
      for await (const batch of readAhead(batches)) {
        if (signal.aborted) return;
        size.adapt(batch);
        await this.take(batch, onHandled);
        if (batch.caughtUp) return;
      }
    } finally {
      reading.end();
    }
  }

  private async take(batch: Parameters<Handler['handle']>[0], onHandled: () => void): Promise<void> {
    if (batch.events.length >= MANY) await turns.next();
    await this.exclusive.runExclusive(() => this.told((handler) => handler.handle(batch), (changes) => changes));
    onHandled();
  }

  /** What fails may have committed some of its changes, or all: nobody here can say which. */
  private async told<T>(work: (handler: H) => Promise<T>, changesOf: (outcome: T) => readonly RowChange[]): Promise<T> {
    const { feed } = this.parts;
    const from = this.open.place.shown;
    try {
      const outcome = await work(this.open);
      const { place, rowOf } = this.open;
      feed.publish(this.name, { from, to: place.shown, changes: changesOf(outcome), ...(rowOf && { rowOf }) });
      return outcome;
    } catch (error) {
      feed.missed(this.name);
      throw error;
    }
  }

  private get open(): H {
    if (!this.handler) throw new Error(`${this.name} is not running`);
    return this.handler;
  }

  private async stored(): Promise<Position> {
    const checkpoint = await loadCheckpoint(this.parts.pool, this.name);
    return checkpoint?.handled ?? START;
  }

  private async reopen(): Promise<void> {
    this.parts.feed.forget(this.name);
    this.handler = await this.subject.open();
  }
}

function isBusy(events: number): boolean {
  return events >= BUSY_FROM && events < LARGE_FROM;
}

/** As soon as either is: the promise answers or the signal aborts. */
function aborted(signal: AbortSignal, promise: Promise<void>): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    void promise.then(resolve);
  });
}
