import type { Position } from '../../../events/store/event-store.js';
import { A_BATCH, countAttempt, uncountAttempt, type Checkpoint } from '../write/checkpoint.js';
import { isAnswer } from '../run/data-fault.js';
import type { CheckpointCursor } from '../run/checkpoint-cursor.js';

/** Counts in the database what is tried, before it is tried: an attempt that ends the process counts too. */
export class Attempts {
  /** Up to here every event is handled alone: a batch of them ended the process before. */
  private readonly carefulUntil: Position;

  constructor(
    private readonly place: CheckpointCursor,
    { trying, tryingTo, attempts }: Checkpoint,
  ) {
    const endedTheProcess = trying !== '' && (trying !== A_BATCH || attempts > 1);
    this.carefulUntil = endedTheProcess ? tryingTo : '';
  }

  get mustBeCareful(): boolean {
    return this.place.handled < this.carefulUntil;
  }

  /**
   * A batch that ends the process is the first one that the next process meets: only a first one needs to be counted
   * before it is handled, and the many after it are spared a transaction each.
   */
  async countFirstBatch(to: Position): Promise<void> {
    if (!this.place.hasCommitted) await this.count(A_BATCH, to);
  }

  /** @returns the number of attempts at this very thing, this one included */
  count(trying: string, to: Position): Promise<number> {
    return countAttempt(this.place.pool, this.place.id, this.place.saved, trying, to);
  }

  /** A full disk or a held lock must not use up an event's attempts. Of a lost connection nobody knows what broke it: that counts. */
  async giveUp(trying: string, failure: unknown, blameless = isAnswer(failure)): Promise<never> {
    if (blameless) await uncountAttempt(this.place.pool, this.place.id, this.place.saved, { trying, failure }).catch(() => undefined);
    throw failure;
  }
}
