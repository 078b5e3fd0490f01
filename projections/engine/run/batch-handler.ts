import type { Batch, StoredEvent } from '../../../events/store/event-store.js';
import { Attempts } from '../parking/attempts.js';
import type { End, CheckpointCursor } from './checkpoint-cursor.js';
import { Build, type HandlerParts } from '../write/build.js';
import type { RowChange } from '../changes/change-log.js';
import type { Handler } from './handler.js';
import { A_BATCH, CheckpointMoved, loadCheckpoint } from '../write/checkpoint.js';
import { isDataFault } from './data-fault.js';
import { MAX_ATTEMPTS, type Folded } from '../write/fold.js';
import { heldStreams } from '../parking/parking.js';
import type { Projection } from '../projection.js';
import type { Target } from '../write/target.js';

type BatchEnd = Pick<End, 'to' | 'caughtUp'>;

/**
 * Takes a build through the events, batch by batch. A batch that the database refuses, or that ended the process twice,
 * is gone through event by event, so that the event at fault is found and parked.
 */
export class BatchHandler implements Handler {
  /** Of the batch that `handleAhead` left to be written: whether it was, rather than gone through event by event. */
  private underWay: Promise<boolean> = Promise.resolve(true);

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

  get place(): CheckpointCursor {
    return this.build.place;
  }

  readonly rowOf = (key: string): object | undefined => this.build.rowOf(key);

  async handle(batch: Batch): Promise<readonly RowChange[]> {
    return batch.position < this.place.handled ? [] : this.take(endOf(batch), this.concerned(batch));
  }

  /**
   * As `handle`, but leaves the writing to itself: the next batch is read and folded meanwhile. Call `settled` in the end.
   * The first batch is waited for, so that one that ends the process is the first of the next process too.
   */
  async handleAhead(batch: Batch): Promise<void> {
    const concerned = this.concerned(batch);
    const end = endOf(batch);
    const goesAhead = concerned.length > 0 && this.place.hasCommitted && !this.attempts.mustBeCareful;
    const folded = goesAhead ? await this.build.fold(concerned, end).catch(() => undefined) : undefined;
    if (!(await this.settled()) || !folded) await this.take(end, concerned);
    else this.leave(folded, end, concerned);
    // Who comes after a parked event of the same stream must know of it.
    if (folded && folded.parked.length > 0) await this.settled();
  }

  /** @returns whether what was left to be written is written as it was folded */
  async settled(): Promise<boolean> {
    const asFolded = await this.underWay;
    this.underWay = Promise.resolve(true);
    return asFolded;
  }

  private leave(folded: Folded, end: BatchEnd, concerned: readonly StoredEvent[]): void {
    const written = async (): Promise<boolean> => {
      try {
        await this.build.write(folded, end);
        return true;
      } catch (error) {
        if (!isDataFault(error)) return this.attempts.giveUp(A_BATCH, error);
        await this.oneByOne(concerned, end);
        return false;
      }
    };
    this.underWay = written();
    // Whoever waits for it hears of it; until then a failure must not count as unhandled.
    this.underWay.catch(() => undefined);
  }

  private concerned({ events }: Batch): StoredEvent[] {
    const { handled, rate } = this.place;
    const further = events.filter(({ position }) => position > handled);
    rate.count(further.length);
    return further.filter(({ type }) => this.build.projection.rules.has(type));
  }

  private async take(end: BatchEnd, concerned: readonly StoredEvent[]): Promise<readonly RowChange[]> {
    if (concerned.length === 0) {
      await this.place.passAlone(end);
      return [];
    }
    if (this.attempts.mustBeCareful) return this.oneByOne(concerned, end);
    try {
      await this.attempts.countFirstBatch(end.to);
      return await this.build.apply(concerned, end);
    } catch (error) {
      if (!isDataFault(error)) return this.attempts.giveUp(A_BATCH, error);
      return this.oneByOne(concerned, end);
    }
  }

  private async oneByOne(events: readonly StoredEvent[], end: BatchEnd): Promise<readonly RowChange[]> {
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

function endOf({ position, caughtUp }: Batch): BatchEnd {
  return { to: position, caughtUp };
}
