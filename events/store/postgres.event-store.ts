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
import { connect, readPool } from './postgres/connection.js';
import { EventRows } from './postgres/event-rows.js';
import { LastEvents } from './postgres/last-events.js';
import { GroupCommit } from './postgres/group-commit.js';
import { placeOf } from './postgres/position.js';
import { migrateEventStore } from './postgres/schema.js';
import { Tail } from './postgres/tail.js';
import { WakeUps } from './postgres/wake-ups.js';

/** Of one stream: nearly every one is shorter, and pieces of a longer one are gone before the next is read. */
const STREAM_PAGE = 100;

interface PostgresEventStoreOptions {
  /** Connections that readers share. */
  readonly readers?: number;
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
  ) {
    super();
    this.rows = new EventRows(pool);
    this.lastEvents = new LastEvents(this.rows);
    this.tail = new Tail(this.rows, this.closing.signal);
    this.wakeUps = new WakeUps(url, () => this.tail.wake());
    this.appends = new GroupCommit(url, this.tail, this.wakeUps);
  }

  /** Makes the table and functions when they are missing. */
  static async open(url: string, options: PostgresEventStoreOptions = {}): Promise<PostgresEventStore> {
    const client = await connect(url);
    try {
      await migrateEventStore(client);
    } finally {
      await client.end();
    }
    const store = new PostgresEventStore(url, readPool(url, options.readers));
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

  subscribe(after: Position, options: SubscribeOptions): AsyncIterable<Batch> {
    return this.tail.follow(after, options);
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
