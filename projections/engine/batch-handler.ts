import type { Batch, StoredEvent } from '../../events/store/event-store.js';
import { Attempts } from './attempts.js';
import type { End, Place } from './place.js';
import { Build, type HandlerParts } from './build.js';
import type { RowChange } from './change-log.js';
import type { Handler } from './handler.js';
import { A_BATCH, CheckpointMoved, loadCheckpoint } from './checkpoint.js';
import { isDataFault } from './data-fault.js';
import { MAX_ATTEMPTS } from './fold.js';
import { heldStreams } from './parking.js';
import type { Projection } from './projection.js';
import type { Target } from './target.js';

/**
 * Takes a build through the events, batch by batch. A batch that the database refuses, or that ended the process twice,
 * is gone through event by event, so that the event at fault is found and parked.
 */
export class BatchHandler implements Handler {
  private constructor(
    readonly build: Build,
    private readonly attempts: Attempts,
  ) {}

  /** Goes on where the target's checkpoint is. */
  static async open(target: Target, projection: Projection, parts: HandlerParts): Promise<BatchHandler> {
    const checkpoint = await loadCheckpoint(parts.pool, target.id);
    if (!checkpoint) throw new CheckpointMoved(target.id);
    const build = new Build(target, projection, parts, checkpoint, await heldStreams(parts.pool, target.id));
    return new BatchHandler(build, new Attempts(build.place, checkpoint));
  }

  get place(): Place {
    return this.build.place;
  }

  readonly rowOf = (key: string): object | undefined => this.build.rowOf(key);

  async handle(batch: Batch): Promise<readonly RowChange[]> {
    const events = batch.events.filter(({ position }) => position > this.place.handled);
    this.place.rate.count(events.length);
    const concerned = events.filter(({ type }) => this.build.projection.rules.has(type));
    return batch.position < this.place.handled ? [] : this.take(batch, concerned);
  }

  private async take(batch: Batch, concerned: readonly StoredEvent[]): Promise<readonly RowChange[]> {
    const end = { to: batch.position, caughtUp: batch.caughtUp };
    if (concerned.length === 0) {
      await this.place.passAlone(end);
      return [];
    }
    if (this.attempts.mustBeCareful) return this.oneByOne(concerned, end);
    try {
      await this.attempts.countFirstBatch(batch.position);
      return await this.build.apply(concerned, end);
    } catch (error) {
      if (!isDataFault(error)) return this.attempts.giveUp(A_BATCH, error);
      return this.oneByOne(concerned, end);
    }
  }

  private async oneByOne(events: readonly StoredEvent[], end: Pick<End, 'to' | 'caughtUp'>): Promise<readonly RowChange[]> {
    const changes: RowChange[] = [];
    for (const event of events) changes.push(...(await this.alone(event)));
    await this.place.moveOn(end);
    return changes;
  }

  /** Handles one event, each attempt counted first; parks it when its attempts are used up. */
  private async alone(event: StoredEvent): Promise<readonly RowChange[]> {
    const end = { to: event.position, caughtUp: false };
    let error = 'The process ended while handling it';
    for (;;) {
      const attempt = await this.attempts.count(event.id, event.position);
      if (attempt > MAX_ATTEMPTS) return this.build.leaveBehind([{ stored: event, error, attempts: MAX_ATTEMPTS }], end);
      try {
        return await this.build.apply([event], end);
      } catch (failure) {
        if (!isDataFault(failure)) return await this.attempts.giveUp(event.id, failure);
        error = failure.message;
      }
    }
  }
}
