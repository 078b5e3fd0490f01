import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { PositionRefused, START, type Batch, type Position, type StoredEvent } from '../event-store.js';
import { readHead } from './log-reader.js';
import { pauseBefore } from './patience.js';
import { Subscription } from './subscription.js';

/** The server drops a subscriber that is 32 live events behind, so events are taken in at once, up to here. */
const BUFFERED = 5000;
const RESUME_BELOW = 1000;
/** After such a silence the head is looked at: a hung subscription says nothing at all, ms. */
const SILENCE = 10_000;
const GATHER = 20;
/** So many refusals in a row, by a server that answers otherwise, are about the place in the log. */
const REFUSALS = 6;

/**
 * One catch-up subscription to everything, kept alive: the client never resubscribes by itself, and drops are ordinary.
 * What was received is a gap-free prefix, so it goes on after the last event received. Of some types only, it also moves
 * to where the log ended when it was opened, once the server says that it has caught up: the server's own checkpoints can
 * run ahead of the events.
 */
export class Follower {
  private buffer: StoredEvent[] = [];
  private subscription: Subscription | undefined;
  private live = false;
  /** So many events wake the reader. */
  private wanted = 1;
  private failures = 0;
  private heardAt = Date.now();
  private received: Position;
  /** Where the log ended before the subscription was opened. */
  private endBefore: Position = START;
  private wakeUp: (() => void) | undefined;
  private refused: PositionRefused | undefined;

  constructor(
    private readonly client: EventStoreDBClient,
    private after: Position,
    private readonly signal: AbortSignal,
    private readonly silence = SILENCE,
    private readonly types?: ReadonlySet<string>,
  ) {
    this.received = after;
    this.start();
  }

  /** The next events; on an idle store an empty batch when the end is reached and then every `heartbeat` ms. */
  async next(limit: number, heartbeat: number): Promise<Batch> {
    while (!this.buffer.length && !this.signal.aborted) {
      await this.changed(heartbeat);
      if (this.refused) throw this.refused;
      if (this.buffer.length || this.signal.aborted) break;
      if (Date.now() - this.heardAt >= this.silence) await this.reopenWhenBehind();
      if (this.live) break;
    }
    await this.gather(limit);
    return this.take(limit);
  }

  /** Events come one by one; far behind they are worth a short wait, at the end those that came together suffice. */
  private async gather(limit: number): Promise<void> {
    if (!this.buffer.length || this.buffer.length >= limit) return;
    if (this.live) return nextTurn();
    this.wanted = limit;
    await this.changed(GATHER);
    this.wanted = 1;
  }

  close(): void {
    this.drop();
  }

  private take(limit: number): Batch {
    const events = this.buffer.splice(0, limit);
    if (this.buffer.length < RESUME_BELOW && this.subscription?.isPaused) this.subscription.resume();
    this.after = events.at(-1)?.position ?? this.after;
    const caughtUp = this.live && !this.buffer.length;
    if (caughtUp && this.endBefore > this.after) this.after = this.received = this.endBefore;
    return { events, position: this.after, caughtUp };
  }

  private start(): void {
    if (!this.types) return this.open();
    readHead(this.client, this.silence).then(
      ({ position }) => {
        this.endBefore = position;
        if (!this.signal.aborted) this.open();
      },
      () => this.reopen(),
    );
  }

  private open(): void {
    this.subscription = new Subscription(this.client, this.received, this.types, {
      // Between two events of few types the server may look for long: opened anew meanwhile, it would begin again and never get there.
      anything: () => (this.heardAt = Date.now()),
      event: (event) => this.receive(event),
      live: (live) => this.setLive(live),
      lost: (error) => this.reopen(error),
    });
  }

  private receive(event: StoredEvent): void {
    this.failures = 0;
    this.received = event.position;
    this.buffer.push(event);
    if (this.buffer.length >= BUFFERED) this.subscription?.pause();
    if (this.buffer.length >= this.wanted) this.wakeUp?.();
  }

  private setLive(live: boolean): void {
    this.live = live;
    if (live) this.failures = 0;
    this.wakeUp?.();
  }

  private reopen(error?: Error): void {
    this.drop();
    if (error && this.failures >= REFUSALS) void this.refuseIfAnswered(error);
    void sleep(pauseBefore(this.failures++), undefined, { signal: this.signal }).then(
      () => !this.refused && this.start(),
      () => undefined,
    );
  }

  private drop(): void {
    const old = this.subscription;
    this.subscription = undefined;
    this.live = false;
    old?.close();
  }

  /** A server that is away or starting refuses everything; one that tells where its log ends has something against the place. */
  private async refuseIfAnswered(error: Error): Promise<void> {
    const before = this.received;
    const answers = await readHead(this.client, this.silence).catch(() => undefined);
    if (!answers || this.received !== before || this.failures < REFUSALS) return;
    this.refused = new PositionRefused(`The event store does not go on after ${before}: ${error.message}`, { cause: error });
    this.wakeUp?.();
  }

  /** Silence is usual on an idle store; a subscription that hangs looks the same, so the log itself is asked. */
  private async reopenWhenBehind(): Promise<void> {
    const before = this.received;
    const head = await readHead(this.client, this.silence).catch(() => undefined);
    this.heardAt = Date.now();
    if (head && this.received === before && head.position > before && this.subscription) this.reopen();
  }

  private changed(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(clock);
        this.signal.removeEventListener('abort', done);
        this.wakeUp = undefined;
        resolve();
      };
      const clock = setTimeout(done, ms);
      this.signal.addEventListener('abort', done);
      this.wakeUp = done;
    });
  }
}
