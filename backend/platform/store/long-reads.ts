import { Injectable } from '@nestjs/common';
import { setImmediate as others } from 'node:timers/promises';
import type { StoredEvent } from '../../../events/store/event-store.js';
import { BoundedSemaphore } from '../concurrency/bounded-semaphore.js';

/** As long as next to all histories. The stores read as much at first. */
const SHORT = 100;
const LONG_AT_ONCE = 3;
const WAIT_MS = 20_000;

/** Whoever reads for so long lets others have their turn. */
const SLICE_MS = 5;

/** Histories of thousands of versions take memory and time: few are read at once, and none of them in one piece. */
@Injectable()
export class LongReads {
  private readonly places = new BoundedSemaphore(LONG_AT_ONCE, WAIT_MS);

  /** The same events. @throws NoPlaceFree */
  async *of(events: AsyncIterable<StoredEvent>): AsyncGenerator<StoredEvent> {
    let leave: (() => void) | undefined;
    let began = performance.now();
    let read = 0;
    try {
      for await (const event of events) {
        yield event;
        if (++read === SHORT) leave = await this.places.enter();
        if (performance.now() - began < SLICE_MS) continue;
        await others();
        began = performance.now();
      }
    } finally {
      leave?.();
    }
  }
}
