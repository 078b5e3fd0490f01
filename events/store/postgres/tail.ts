import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, Position, StoredEvent, SubscribeOptions } from '../event-store.js';
import { ownEnd } from '../own-end.js';
import { asRead, type Append, type Written } from './append-functions.js';
import type { EventRows } from './event-rows.js';
import { placeOf, positionOf } from './position.js';

/** Wake-ups may get lost, so the tail is looked at this often anyway, ms. */
const POLL = 250;
const PAGE = 1000;
const KEPT = 4096;
/** Events at a time, for a follower that does not say how many. */
const BATCH = 500;
/** A follower with nothing new is told so this often, ms. */
const HEARTBEAT = 1000;
/** Events of other types are passed over this many at a time, so that the follower hears how far it is. */
const PASSED_OVER = 100_000;

/** Where a follower knows the events to reach at least. */
interface KnownEnd {
  place: number;
}

/**
 * The store followed: its newest events, read once for all followers of the process, while there are any.
 * A follower that is further back than what is kept reads for itself until it gets here.
 */
export class Tail {
  private recent: StoredEvent[] = [];
  /** Place of the newest event known; `recent` ends here. Undefined until the reader has looked. */
  private end: number | undefined;
  private followers = 0;
  private running: Promise<void> | undefined;
  private readonly sleepers = new Set<() => void>();
  private wakeReader: (() => void) | undefined;
  private woken = false;

  /** @param closing the end of the store, and of all who follow it */
  constructor(
    private readonly rows: EventRows,
    private readonly closing: AbortSignal,
  ) {}

  /** See `EventStore.subscribe`. */
  async *follow(after: Position, options: SubscribeOptions): AsyncIterable<Batch> {
    const { signal, end } = ownEnd(options.signal, this.closing);
    let place = placeOf(after);
    let toldEnd = false;
    const known: KnownEnd = { place: 0 };
    this.join();
    try {
      while (!signal.aborted) {
        const batch = await this.next(place, batchSize(options), known, options.types).catch(() => undefined);
        if (signal.aborted) return;
        if (!batch) await sleep(HEARTBEAT, undefined, { signal }).catch(() => undefined);
        else if (batch.events.length || !toldEnd || placeOf(batch.position) > place) {
          place = placeOf(batch.position);
          toldEnd = batch.caughtUp;
          yield batch;
        } else toldEnd = await this.moved(place, HEARTBEAT, signal);
      }
    } finally {
      end();
      this.leave();
    }
  }

  /** What this process has just appended need not be read back when it comes next here; otherwise the reader looks. */
  take(batch: readonly Append[], written: Written | undefined): void {
    if (written && this.end === written.base && this.followers > 0) this.add(asRead(batch, written));
    else this.wake();
  }

  /** Something was appended. */
  wake(): void {
    this.woken = true;
    this.wakeReader?.();
  }

  /** Resolves when the reader has come to rest after the last follower. */
  async stopped(): Promise<void> {
    this.followers = 0;
    this.wake();
    await this.running;
  }

  private async next(place: number, limit: number, known: KnownEnd, types?: ReadonlySet<string>): Promise<Batch> {
    const recent = this.recentAfter(place, limit);
    if (types && !recent) return this.nextOf(types, place, limit, known);
    const read = recent ?? (await this.rows.after(place, limit));
    const position = read.at(-1)?.position ?? positionOf(place);
    const caughtUp = recent ? this.isEnd(placeOf(position)) : read.length < limit;
    return { events: types ? read.filter(({ type }) => types.has(type)) : read, position, caughtUp };
  }

  /** The end is asked for first: up to there nothing can be missing from what is found after. One that is far off need not be asked for again. */
  private async nextOf(types: ReadonlySet<string>, place: number, limit: number, known: KnownEnd): Promise<Batch> {
    if (known.place <= place + PASSED_OVER) known.place = Math.max(await this.rows.headPlace(), place);
    const upTo = Math.min(known.place, place + PASSED_OVER);
    const events = await this.rows.ofTypes(types, place, upTo, limit);
    if (events.length === limit) return { events, position: events.at(-1)!.position, caughtUp: false };
    return { events, position: positionOf(upTo), caughtUp: upTo === known.place };
  }

  /** Undefined when that is too far back to be known here. */
  private recentAfter(place: number, limit: number): readonly StoredEvent[] | undefined {
    if (this.end === undefined) return undefined;
    const start = this.end - this.recent.length;
    if (place < start) return undefined;
    return this.recent.slice(place - start, place - start + limit);
  }

  private isEnd(place: number): boolean {
    return this.end === undefined || place >= this.end;
  }

  /** True once there is an event after the place, false after `timeout` ms or when the signal ends it. */
  private moved(place: number, timeout: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || !this.isEnd(place)) return Promise.resolve(!signal.aborted);
    return new Promise((resolve) => {
      const wake = (): void => {
        if (!this.isEnd(place)) done(true);
      };
      const done = (moved: boolean): void => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        signal.removeEventListener('abort', stop);
        resolve(moved);
      };
      const stop = (): void => done(false);
      const timer = setTimeout(stop, timeout);
      this.sleepers.add(wake);
      signal.addEventListener('abort', stop);
    });
  }

  private join(): void {
    this.followers++;
    this.start();
  }

  private leave(): void {
    this.followers = Math.max(0, this.followers - 1);
    this.wake();
  }

  private start(): void {
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      // Somebody may have joined in the moment when the reader went to rest.
      if (this.followers > 0) this.start();
    });
  }

  private async run(): Promise<void> {
    this.recent = [];
    this.end = undefined;
    while (this.followers > 0) {
      this.woken = false;
      try {
        if (await this.advance()) continue;
      } catch {
        // The server is away: what was read stays right, and the next look finds the rest.
      }
      if (!this.woken) await this.rest();
    }
  }

  /** True when there may be more. */
  private async advance(): Promise<boolean> {
    this.end ??= await this.rows.headPlace();
    const events = await this.rows.after(this.end, PAGE);
    // Some of them may have been taken meanwhile.
    const { end } = this;
    this.add(events.filter(({ position }) => placeOf(position) > end));
    return events.length === PAGE;
  }

  private add(events: readonly StoredEvent[]): void {
    const last = events.at(-1);
    if (!last) return;
    this.recent.push(...events);
    this.end = placeOf(last.position);
    if (this.recent.length > 2 * KEPT) this.recent = this.recent.slice(-KEPT);
    for (const wake of [...this.sleepers]) wake();
  }

  private rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL);
      this.wakeReader = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function batchSize({ batchSize: size = BATCH }: SubscribeOptions): number {
  return typeof size === 'function' ? size() : size;
}
