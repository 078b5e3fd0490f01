import type { EncodedEvent } from '../encoded-event.js';
import { StoreUnavailable, type Appended } from '../event-store.js';
import type { Outcome, Written } from './append-functions.js';
import { AppendLane, type PendingAppend } from './append-lane.js';
import { isConnectionProblem } from './connection.js';
import type { Tail } from './tail.js';
import type { WakeUps } from './wake-ups.js';

interface Waiting extends PendingAppend {
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Past these a batch gains nothing more, and the appends behind it wait. */
const MAX_APPENDS = 256;
const MAX_EVENTS = 2000;

/**
 * Gathers the appends that wait at the same moment and sends them as one transaction: one wait for the disk for all. One
 * batch at a time: of two, the second would wait for the first one's disk all the same, and then for its own.
 */
export class GroupCommit {
  private queue: Waiting[] = [];
  private readonly lane: AppendLane;
  private sending: Promise<void> | undefined;
  private closed = false;

  /** @param patience how long an append is tried again while the server is away, ms */
  constructor(
    url: string,
    private readonly tail: Tail,
    private readonly wakeUps: WakeUps,
    private readonly patience = 15_000,
  ) {
    this.lane = new AppendLane(url);
  }

  append(stream: string, expected: number, events: readonly EncodedEvent[]): Promise<Appended> {
    if (this.closed) return Promise.reject(new StoreUnavailable('The event store is closed'));
    return new Promise((resolve, reject) => {
      const deadline = Date.now() + this.patience;
      this.queue.push({ stream, expected, events, deadline, resolve, reject });
      this.sending ??= this.sendAll();
    });
  }

  /** Waits for what was begun. */
  async close(): Promise<void> {
    this.closed = true;
    await this.sending;
    await this.lane.close();
  }

  private async sendAll(): Promise<void> {
    await new Promise(process.nextTick);
    while (this.queue.length > 0) {
      const batch = this.takeBatch();
      const { written, answer } = await sent(this.lane, batch);
      this.tail.take(batch, written);
      this.wakeUps.tellOthers();
      // What follows from the events is sent to the database first, which works on it while the answers are put together.
      await new Promise(setImmediate);
      answer();
      // Those who were answered together are sent together again.
      await new Promise(process.nextTick);
    }
    this.sending = undefined;
  }

  /** At most one append a stream: they stay in the order they came. */
  private takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const passed = new Set<string>();
    let events = 0;
    for (const waiting of this.queue) {
      const full = batch.length >= MAX_APPENDS || (batch.length > 0 && events + waiting.events.length > MAX_EVENTS);
      if (full || passed.has(waiting.stream)) later.push(waiting);
      else {
        batch.push(waiting);
        events += waiting.events.length;
      }
      passed.add(waiting.stream);
    }
    this.queue = later;
    return batch;
  }
}

/** What became of a batch, and how to tell those who wait for it. */
interface Settled {
  readonly written?: Written;
  readonly answer: () => void;
}

async function sent(lane: AppendLane, batch: readonly Waiting[]): Promise<Settled> {
  try {
    const { outcomes, written } = await lane.append(batch);
    return { written, answer: () => batch.forEach((waiting, index) => tell(waiting, outcomes[index]!)) };
  } catch (error) {
    const alone = batch.length === 1 || error instanceof StoreUnavailable || isConnectionProblem(error);
    if (alone) return { answer: () => batch.forEach(({ reject }) => reject(error)) };
    // One that the server cannot take (say a zero byte in a name) must not refuse its neighbours.
    const each: Settled[] = [];
    for (const waiting of batch) each.push(await sent(lane, [waiting]));
    return { answer: () => each.forEach(({ answer }) => answer()) };
  }
}

function tell({ resolve, reject }: Waiting, outcome: Outcome): void {
  if (outcome instanceof Error) reject(outcome);
  else resolve(outcome);
}
