import { AccessDeniedError, EventStoreDBClient, UnknownError } from '@eventstore/db-client';
import { encodeAppend } from './encoded-event.js';
import {
  AppendTooLarge,
  EventStore,
  START,
  StoreUnavailable,
  WrongExpectedRevision,
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
import { AppendCall } from './eventstoredb/append-call.js';
import { AppendForbidden } from './eventstoredb/append-messages.js';
import { appendStreams } from './eventstoredb/client-calls.js';
import { Follower } from './eventstoredb/follower.js';
import { readHead, readStreamPage } from './eventstoredb/log-reader.js';
import { persistently, within, type Patience } from './eventstoredb/patience.js';
import { logPositionOf, positionOf } from './eventstoredb/position.js';

const PATIENCE: Patience = { total: 30_000, answer: 5000 };
const PAGE = 500;
const HEARTBEAT = 1000;
const DISPOSE = 2000;

export interface EventStoreDbOptions {
  readonly patience?: Patience;
  /** After so long without an event a subscription is checked against the log, ms. */
  readonly silence?: number;
}

/** EventStoreDB 23.10 or newer, one node or a cluster. What its client really does is in docs/decisions.md. */
export class EventStoreDbEventStore extends EventStore {
  readonly kind = 'eventstoredb';
  private readonly client: EventStoreDBClient;
  private readonly appends: AppendCall;
  private readonly patience: Patience;
  private readonly closing = new AbortController();
  /** The furthest position known to be written: an append that answers with one at or before it was there already. */
  private known: Position = START;

  constructor(
    url: string,
    private readonly options: EventStoreDbOptions = {},
  ) {
    super();
    this.patience = options.patience ?? PATIENCE;
    this.client = EventStoreDBClient.connectionString(url);
    this.appends = new AppendCall(appendStreams(this.client), this.patience.answer);
  }

  /** Waits until the server answers. @throws StoreUnavailable when nothing does, and what it said when it refuses */
  static async open(url: string, options: EventStoreDbOptions = {}): Promise<EventStoreDbEventStore> {
    const store = new EventStoreDbEventStore(url, options);
    try {
      store.learn((await store.head()).position);
      return store;
    } catch (error) {
      await store.close();
      throw error instanceof StoreUnavailable && saidByTheServer(error.cause) ? error.cause : error;
    }
  }

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    this.requireAppends();
    const encoded = encodeAppend(events);
    const knownBefore = this.known;
    // The same ids at the same exact revision are written once, however often they are sent.
    const result = await this.persistently(() => this.appends.send(stream, expectedRevision, encoded));
    if (result.kind === 'conflict') throw new WrongExpectedRevision(stream, expectedRevision, result.actual);
    if (result.kind === 'too large')
      throw new AppendTooLarge(encoded.reduce((sum, event) => sum + Buffer.byteLength(event.data), 0));
    const position = positionOf(result.position);
    this.learn(position);
    return { revision: result.revision, position, repeated: position <= knownBefore };
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredEvent> {
    const forward = options.direction !== 'backward';
    let from = options.from;
    let left = options.limit ?? Infinity;
    while (left > 0) {
      const asked = { from, forward, limit: Math.min(PAGE, left) };
      const page = await this.persistently(() => readStreamPage(this.client, stream, asked, this.patience.answer));
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE || (!forward && last.revision === 0)) return;
      left -= page.length;
      from = last.revision + (forward ? 1 : -1);
    }
  }

  async *subscribe(after: Position, options: SubscribeOptions): AsyncIterable<Batch> {
    const { signal, end } = ownEnd(options.signal, this.closing.signal);
    const { batchSize = PAGE } = options;
    const follower = new Follower(this.client, after, signal, this.options.silence, options.types);
    try {
      while (!signal.aborted) {
        const batch = await follower.next(typeof batchSize === 'function' ? batchSize() : batchSize, HEARTBEAT);
        if (signal.aborted) return;
        this.learn(batch.position);
        yield batch;
      }
    } finally {
      end();
      follower.close();
    }
  }

  head(): Promise<Head> {
    return this.persistently(() => readHead(this.client, this.patience.answer));
  }

  /** Positions are places in the log, so only bytes can be told. */
  lag(position: Position, head: Position) {
    const [at, end] = [position, head].map(logPositionOf).map((place) => (place === 'start' ? 0 : Number(place.commit)));
    return { amount: Math.max(0, (end ?? 0) - (at ?? 0)), unit: 'log bytes' as const };
  }

  /** One try only: who asks wants to know how things are now. */
  async check(): Promise<void> {
    await readHead(this.client, this.patience.answer);
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    this.appends.close();
    // It waits for every call to end, also for one whose server hangs.
    await within(DISPOSE, this.client.dispose()).catch(() => undefined);
  }

  private learn(position: Position): void {
    if (position > this.known) this.known = position;
  }

  private persistently<T>(attempt: () => Promise<T>): Promise<T> {
    return persistently(
      this.patience,
      (error) => error instanceof AppendForbidden || this.closing.signal.aborted,
      () => (this.closing.signal.aborted ? Promise.reject(new StoreUnavailable('The event store is closed')) : attempt()),
    );
  }
}

function saidByTheServer(cause: unknown): cause is Error {
  return cause instanceof AccessDeniedError || cause instanceof UnknownError;
}
