import { START, type EventStore, type Position } from '../../events/store/event-store.js';
import { BatchHandler } from './batch-handler.js';
import { BatchSize } from './batch-size.js';
import type { HandlerParts } from './build.js';
import type { ChangeFeed } from './change-feed.js';
import { loadCheckpoint } from './checkpoint.js';
import { Exclusive } from './exclusive.js';
import type { Projection } from './projection.js';
import { readAhead } from './read-ahead.js';
import { ParkedRelease, type ReleaseOutcome } from './parked-release.js';
import { liveTarget } from './target.js';

export interface RunnerParts extends HandlerParts {
  readonly store: EventStore;
  readonly feed: ChangeFeed;
}

/** Keeps the live rows of one projection up to the events, for as long as this process leads it. */
export class LiveRunner {
  private readonly exclusive = new Exclusive();
  private handler?: BatchHandler;

  constructor(
    private readonly projection: Projection,
    private readonly parts: RunnerParts,
  ) {}

  /**
   * Until `signal` aborts.
   * @param onHandled called after every batch
   * @throws CheckpointMoved when another process leads
   */
  async run(signal: AbortSignal, onHandled: () => void): Promise<void> {
    await this.reopen();
    const size = new BatchSize();
    const source = this.parts.store.subscribe(this.open.handled, { signal, batchSize: () => size.next });
    for await (const batch of readAhead(source)) {
      if (signal.aborted) break;
      size.adapt(batch);
      const { position, lists } = await this.exclusive.run(() => this.open.handle(batch));
      this.parts.feed.publish(this.projection.name, position, lists);
      onHandled();
    }
    await this.exclusive.run(() => this.open.save());
  }

  /** Holds the runner still between two batches. `work` gets the place it stands at; it goes on from the checkpoint as it is then. */
  paused<T>(work: (handled: Position) => Promise<T>): Promise<T> {
    return this.exclusive.run(async () => {
      await this.handler?.save();
      try {
        return await work(this.handler?.handled ?? (await this.stored()));
      } finally {
        await this.reopen();
      }
    });
  }

  /** Handles the parked events of a stream in order. What comes meanwhile waits its turn. */
  release(stream: string): Promise<ReleaseOutcome> {
    return this.exclusive.run(async () => {
      const outcome = await new ParkedRelease(this.open.build, this.parts.store).run(stream);
      this.parts.feed.publish(this.projection.name, this.open.position, outcome.lists);
      return outcome;
    });
  }

  get eventsPerSecond(): number {
    return this.handler?.eventsPerSecond ?? 0;
  }

  private get open(): BatchHandler {
    if (!this.handler) throw new Error(`${this.projection.name} is not running`);
    return this.handler;
  }

  private async stored(): Promise<Position> {
    const checkpoint = await loadCheckpoint(this.parts.pool, this.projection.name);
    return checkpoint?.handled ?? START;
  }

  private async reopen(): Promise<void> {
    this.handler = await BatchHandler.open(liveTarget(this.projection), this.projection, this.parts);
  }
}
