import type { EncodedEvent } from '../encoded-event.js';
import { StoreUnavailable, type Appended } from '../event-store.js';
import { AppendLane, type PendingAppend } from './append-lane.js';
import { isConnectionProblem } from './connection.js';

export interface GroupCommitOptions {
  /** Batches under way at once: while one waits for the disk, the next is written and travels. */
  readonly lanes?: number;
  /** How long an append is tried again while the server is away, ms. */
  readonly patience?: number;
  /** Called after every batch that was committed. */
  readonly onCommit: () => void;
}

interface Waiting extends PendingAppend {
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Past these a batch gains nothing more, and the appends behind it wait. */
const MAX_APPENDS = 256;
const MAX_EVENTS = 2000;

/** Gathers the appends that wait at the same moment and sends them as one transaction: one wait for the disk for all. */
export class GroupCommit {
  private queue: Waiting[] = [];
  private readonly idle: AppendLane[];
  private readonly lanes: readonly AppendLane[];
  private readonly busyStreams = new Set<string>();
  private scheduled = false;
  private closed = false;
  private drained: (() => void) | undefined;

  constructor(
    url: string,
    private readonly options: GroupCommitOptions,
  ) {
    this.lanes = Array.from({ length: options.lanes ?? 2 }, () => new AppendLane(url));
    this.idle = [...this.lanes];
  }

  append(stream: string, expected: number, events: readonly EncodedEvent[]): Promise<Appended> {
    if (this.closed) return Promise.reject(new StoreUnavailable('The event store is closed'));
    return new Promise((resolve, reject) => {
      const deadline = Date.now() + (this.options.patience ?? 15_000);
      this.queue.push({ stream, expected, events, deadline, resolve, reject });
      this.schedule();
    });
  }

  /** Waits for what was begun. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.queue.length || this.idle.length < this.lanes.length) await new Promise<void>((drained) => (this.drained = drained));
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  /**
   * After everything that is ready to run now, so that those who were answered together are sent together again. While
   * a batch is under way there is time to gather more; an append that finds the store idle goes at once.
   */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    const wait = this.idle.length === this.lanes.length ? process.nextTick : setImmediate;
    wait(() => {
      this.scheduled = false;
      this.dispatch();
    });
  }

  private dispatch(): void {
    while (this.queue.length && this.idle.length) {
      const batch = this.takeBatch();
      if (!batch.length) return;
      void this.send(this.idle.pop() as AppendLane, batch);
    }
  }

  /** At most one append a stream, and none to a stream that is under way: they stay in the order they came. */
  private takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const passed = new Set<string>();
    let events = 0;
    for (const waiting of this.queue) {
      const full = batch.length >= MAX_APPENDS || (batch.length > 0 && events + waiting.events.length > MAX_EVENTS);
      if (full || this.busyStreams.has(waiting.stream) || passed.has(waiting.stream)) {
        later.push(waiting);
        passed.add(waiting.stream);
        continue;
      }
      batch.push(waiting);
      this.busyStreams.add(waiting.stream);
      events += waiting.events.length;
    }
    this.queue = later;
    return batch;
  }

  private async send(lane: AppendLane, batch: readonly Waiting[]): Promise<void> {
    await settle(lane, batch);
    for (const { stream } of batch) this.busyStreams.delete(stream);
    this.idle.push(lane);
    this.options.onCommit();
    if (this.queue.length) this.schedule();
    else if (this.idle.length === this.lanes.length) this.drained?.();
  }
}

async function settle(lane: AppendLane, batch: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await lane.append(batch);
    outcomes.forEach((outcome, index) => {
      const waiting = batch[index] as Waiting;
      if (outcome instanceof Error) waiting.reject(outcome);
      else waiting.resolve(outcome);
    });
  } catch (error) {
    const alone = batch.length === 1 || error instanceof StoreUnavailable || isConnectionProblem(error);
    if (alone) for (const waiting of batch) waiting.reject(error);
    // One that the server cannot take (say a zero byte in a name) must not refuse its neighbours.
    else for (const waiting of batch) await settle(lane, [waiting]);
  }
}
