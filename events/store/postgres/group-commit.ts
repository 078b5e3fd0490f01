import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { EncodedEvent } from '../encoded-event.js';
import { StoreUnavailable, type Appended } from '../event-store.js';
import { sendBatch, type Append, type Outcome, type Sent, type Written } from './append-functions.js';
import { connect, isConnectionProblem } from './connection.js';
import type { Tail } from './tail.js';
import type { WakeUps } from './wake-ups.js';

interface Waiting extends Append {
  /** Past this moment (ms) nothing is tried again. */
  readonly deadline: number;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** How long an append is tried again while the server is away, ms. */
const PATIENCE = 15_000;

/** Past these a batch gains nothing more, and the appends behind it wait. */
const MAX_APPENDS = 256;
const MAX_EVENTS = 2000;

/** What became of a batch, and how to tell those who wait for it. */
interface Settled {
  readonly written?: Written;
  readonly answer: () => void;
}

/**
 * Sends the appends that wait at the same moment as one transaction: one wait for the disk for all. One batch at a time,
 * over one connection: a second one beside it would wait for the first one's disk all the same, and then for its own.
 */
export class GroupCommit {
  private queue: Waiting[] = [];
  private sending: Promise<void> | undefined;
  private closed = false;
  private client: pg.Client | undefined;
  /**
   * The last revision that this connection wrote to a stream. Events are never taken away, so it is there as long as the
   * connection is: another server, or the same from a backup, may hold less.
   */
  private readonly lastWritten = new LRUCache<string, number>({ max: 50_000 });

  constructor(
    private readonly url: string,
    private readonly tail: Tail,
    private readonly wakeUps: WakeUps,
  ) {}

  append(stream: string, expected: number, events: readonly EncodedEvent[]): Promise<Appended> {
    if (this.closed) return Promise.reject(new StoreUnavailable('The event store is closed'));
    return new Promise((resolve, reject) => {
      const deadline = Date.now() + PATIENCE;
      this.queue.push({ stream, expected, events, deadline, resolve, reject });
      this.sending ??= this.sendAll();
    });
  }

  /** Waits for what was begun. */
  async close(): Promise<void> {
    this.closed = true;
    await this.sending;
    await this.client?.end().catch(() => undefined);
    this.client = undefined;
  }

  private async sendAll(): Promise<void> {
    await new Promise(process.nextTick);
    while (this.queue.length > 0) {
      const batch = this.takeBatch();
      const { written, answer } = await this.settle(batch);
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

  private async settle(batch: readonly Waiting[]): Promise<Settled> {
    try {
      const { outcomes, written } = await this.sendUntilAnswered(batch);
      return { written, answer: () => batch.forEach((waiting, index) => tell(waiting, outcomes[index]!)) };
    } catch (error) {
      const alone = batch.length === 1 || error instanceof StoreUnavailable || isConnectionProblem(error);
      if (alone) return { answer: () => batch.forEach(({ reject }) => reject(error)) };
      // One that the server cannot take (say a zero byte in a name) must not refuse its neighbours.
      const each: Settled[] = [];
      for (const waiting of batch) each.push(await this.settle([waiting]));
      return { answer: () => each.forEach(({ answer }) => answer()) };
    }
  }

  /**
   * An outcome for each append. When the connection breaks nobody knows whether the batch was committed; the same ids
   * at the same revisions are sent again, and what is there already is answered as repeated.
   */
  private async sendUntilAnswered(batch: readonly Waiting[]): Promise<Sent> {
    const deadline = Math.min(...batch.map((append) => append.deadline));
    for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
      try {
        this.client ??= await connect(this.url);
        const sent = await sendBatch(this.client, batch, ({ stream, expected }) => this.lastWritten.get(stream) === expected);
        batch.forEach(({ stream }, index) => this.remember(stream, sent.outcomes[index]));
        return sent;
      } catch (error) {
        if (!isConnectionProblem(error)) throw error;
        this.disconnect();
        if (Date.now() + pause > deadline)
          throw new StoreUnavailable(`The event store is out of reach: ${(error as Error).message}`, { cause: error });
        await sleep(pause);
      }
    }
  }

  private remember(stream: string, outcome: Outcome | undefined): void {
    if (outcome && !(outcome instanceof Error)) this.lastWritten.set(stream, outcome.revision);
    else this.lastWritten.delete(stream);
  }

  private disconnect(): void {
    void this.client?.end().catch(() => undefined);
    this.client = undefined;
    this.lastWritten.clear();
  }
}

function tell({ resolve, reject }: Waiting, outcome: Outcome): void {
  if (outcome instanceof Error) reject(outcome);
  else resolve(outcome);
}
