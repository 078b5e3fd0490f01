import type { Batch } from '../../../events/store/event-store.js';

const SMALLEST = 100;
/** Nothing else is answered while a batch is opened and folded; its rows are still too many to be logged one by one. */
export const LARGEST = 500;

/** Small batches while nothing is behind, so that rows change at once; large ones to catch up. */
export class BatchSize {
  next = SMALLEST;

  adapt({ caughtUp }: Pick<Batch, 'caughtUp'>): void {
    this.next = caughtUp ? SMALLEST : Math.min(this.next * 2, LARGEST);
  }
}
