import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { encodeAppend } from './encoded-event.js';
import {
  EventStore,
  type Appended,
  type Batch,
  type Head,
  type NewEvent,
  type Position,
  type ReadOptions,
  type StoredEvent,
  type SubscribeOptions,
} from './event-store.js';
import { ownEnd } from './own-end.js';
import { asRead } from './postgres/as-read.js';
import { connect, readPool } from './postgres/connection.js';
import { EventRows } from './postgres/event-rows.js';
import { LastEvents } from './postgres/last-events.js';
import { GroupCommit, type GroupCommitOptions } from './postgres/group-commit.js';
import { placeOf, positionOf } from './postgres/position.js';
import { migrateEventStore } from './postgres/schema.js';
import { Tail } from './postgres/tail.js';
import { WakeUps } from './postgres/wake-ups.js';

const PAGE = 500;
/** Of one stream: nearly every one is shorter, and pieces of a longer one are gone before the next is read. */
const STREAM_PAGE = 100;
/** A subscriber with nothing new is told so this often, ms. */
const HEARTBEAT = 1000;
/** Events of other types are passed over this many at a time, so that the reader hears how far it is. */
const PASSED_OVER = 100_000;

export interface PostgresEventStoreOptions extends Omit<GroupCommitOptions, 'onCommit'> {
  /** Connections that readers share. */
  readonly readers?: number;
}

/** Where a subscriber knows the events to reach at least. */
interface KnownEnd {
  place: number;
}

/** The embedded default: one table, appended to in groups, positions without gaps in commit order. */
export class PostgresEventStore extends EventStore {
  readonly kind = 'postgres';
  private readonly rows: EventRows;
  private readonly lastEvents: LastEvents;
  private readonly appends: GroupCommit;
  private readonly tail: Tail;
  private readonly wakeUps: WakeUps;
  private readonly closing = new AbortController();

  private constructor(
    url: string,
    private readonly pool: pg.Pool,
    options: PostgresEventStoreOptions,
  ) {
    super();
    this.rows = new EventRows(pool);
    this.lastEvents = new LastEvents(this.rows);
    this.tail = new Tail(this.rows);
    this.wakeUps = new WakeUps(url, () => this.tail.wake());
    this.appends = new GroupCommit(url, {
      ...options,
      onCommit: (batch, written) => {
        const taken = written && this.tail.take(written.base, () => asRead(batch, written));
        if (!taken) this.tail.wake();
        this.wakeUps.tellOthers();
      },
    });
  }

  /** Makes the table and functions when they are missing. */
  static async open(url: string, options: PostgresEventStoreOptions = {}): Promise<PostgresEventStore> {
    const client = await connect(url);
    try {
      await migrateEventStore(client);
    } finally {
      await client.end();
    }
    const store = new PostgresEventStore(url, readPool(url, options.readers), options);
    await store.wakeUps.open();
    return store;
  }

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    this.requireAppends();
    return this.appends.append(stream, expectedRevision, encodeAppend(events));
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredEvent> {
    const forward = options.direction !== 'backward';
    if (!forward && options.from === undefined && options.limit === 1) {
      const last = await this.lastEvents.of(stream);
      if (last) yield last;
      return;
    }
    // The highest revision that the column holds.
    let from = options.from ?? (forward ? 0 : 2 ** 31 - 1);
    let left = options.limit ?? Infinity;
    while (left > 0) {
      const page = await this.rows.ofStream(stream, from, forward, Math.min(STREAM_PAGE, left));
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < STREAM_PAGE) return;
      left -= page.length;
      from = last.revision + (forward ? 1 : -1);
    }
  }

  async *subscribe(after: Position, options: SubscribeOptions): AsyncIterable<Batch> {
    const { signal, end } = ownEnd(options.signal, this.closing.signal);
    let place = placeOf(after);
    let toldEnd = false;
    const known: KnownEnd = { place: 0 };
    this.tail.join();
    try {
      while (!signal.aborted) {
        const batch = await this.next(place, batchSize(options), known, options.types).catch(() => undefined);
        if (signal.aborted) return;
        if (!batch) await sleep(HEARTBEAT, undefined, { signal }).catch(() => undefined);
        else if (batch.events.length || !toldEnd || placeOf(batch.position) > place) {
          place = placeOf(batch.position);
          toldEnd = batch.caughtUp;
          yield batch;
        } else toldEnd = await this.tail.moved(place, HEARTBEAT, signal);
      }
    } finally {
      end();
      this.tail.leave();
    }
  }

  private async next(place: number, limit: number, known: KnownEnd, types?: ReadonlySet<string>): Promise<Batch> {
    const recent = this.tail.after(place, limit);
    if (types && !recent) return this.nextOf(types, place, limit, known);
    const read = recent ?? (await this.rows.after(place, limit));
    const position = read.at(-1)?.position ?? positionOf(place);
    const caughtUp = recent ? this.tail.isEnd(placeOf(position)) : read.length < limit;
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

  override rewrite(events: readonly StoredEvent[]): Promise<void> {
    return this.rows.rewrite(events);
  }

  head(): Promise<Head> {
    return this.rows.head();
  }

  lag(position: Position, head: Position) {
    return { amount: Math.max(0, placeOf(head) - placeOf(position)), unit: 'events' as const };
  }

  check(): Promise<void> {
    return this.rows.check();
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    await this.appends.close();
    await this.tail.stopped();
    await this.wakeUps.close();
    await this.pool.end();
  }
}

function batchSize({ batchSize: size = PAGE }: SubscribeOptions): number {
  return typeof size === 'function' ? size() : size;
}
