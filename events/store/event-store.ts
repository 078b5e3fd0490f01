/**
 * A place in the order of all events. Opaque, totally ordered by plain string comparison, and visible in that order:
 * who has handled position p never misses an event at or before p. Stored and compared, never built by callers.
 */
export type Position = string;

/** Before the first event. Sorts before every position. */
export const START: Position = '';

/** The revision of a stream that does not exist. */
export const NO_STREAM = -1;

/** An event on its way into the store. `data` and `metadata` are JSON values. */
export interface NewEvent {
  /** uuid; the same id again at the same place is the same event. */
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** An event as stored, not yet decoded by the vocabulary. */
export interface StoredEvent extends NewEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  /** ISO UTC. */
  readonly recordedAt: string;
}

export interface Appended {
  /** Revision of the last event appended. */
  readonly revision: number;
  /** Position of the last event appended. */
  readonly position: Position;
  /** True when every event was already there (a retry). */
  readonly repeated: boolean;
}

export interface ReadOptions {
  /** First revision to read; forward defaults to 0, backward to the last. */
  readonly from?: number;
  readonly direction?: 'forward' | 'backward';
  /** At most so many events. */
  readonly limit?: number;
}

/** Consecutive events of the whole store. `position` is at or past the last event; nothing before it is missing. */
export interface Batch {
  readonly events: readonly StoredEvent[];
  readonly position: Position;
  /** True when the reader had reached the end of the store with this batch. */
  readonly caughtUp: boolean;
}

export interface SubscribeOptions {
  /** Ends the subscription. */
  readonly signal: AbortSignal;
  /** At most so many events a batch; may be a function, asked before each batch. */
  readonly batchSize?: number | (() => number);
  /** Only events of these types; the others are skipped in the store. Positions move over them all the same. */
  readonly types?: ReadonlySet<string>;
}

/** Where the store's log ends. */
export interface Head {
  readonly position: Position;
  /** When the last event was recorded; null for an empty store. */
  readonly recordedAt: string | null;
  /** Null for an empty store. */
  readonly last: StoredEvent | null;
}

/**
 * The port that every adapter implements, and its injection token; `test/event-store/contract-suite.ts` says what it must do.
 * In the product it is `SealingEventStore`, around the adapter that `openEventStore` chose.
 */
export abstract class EventStore {
  abstract readonly kind: 'postgres' | 'eventstoredb';
  /**
   * Appends to one stream, all or nothing.
   * @param expectedRevision the revision that the caller read, or NO_STREAM
   * @throws WrongExpectedRevision when the stream is elsewhere and the events are not already there
   * @throws AppendTooLarge past 1,048,576 bytes of data
   * @throws StoreUnavailable when the outcome stayed unknown or the store is out of reach; retry with the same ids
   * @throws AppendsRefused while `refuseAppends` holds
   */
  abstract append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended>;
  /** Events as everybody will read them once they are appended. */
  asRead(_stream: string, events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
    return Promise.resolve(events);
  }

  /** Events of one stream; none when there is no such stream. */
  abstract read(stream: string, options?: ReadOptions): AsyncIterable<StoredEvent>;
  /**
   * Everything after `position`, forever, in order, reconnecting by itself. An idle store yields empty caughtUp batches.
   * @throws PositionRefused
   */
  abstract subscribe(after: Position, options: SubscribeOptions): AsyncIterable<Batch>;
  abstract head(): Promise<Head>;
  /**
   * How far `position` is behind `head`, for people: events where positions count events, else bytes of log.
   */
  abstract lag(position: Position, head: Position): { readonly amount: number; readonly unit: 'events' | 'log bytes' };
  /** Answers when the store can take an append and be read. Throws what is wrong. */
  abstract check(): Promise<void>;
  abstract close(): Promise<void>;

  /**
   * Puts other data and metadata in the place of events that are there, all or nothing: for what somebody had a right to have
   * erased, and nothing else. Only where the store can; readers that hold an event in memory keep what they read.
   */
  rewrite?(events: readonly StoredEvent[]): Promise<void>;

  /** Why nothing may be written at present: the log is not the one that its readers have read, or nobody knows yet. */
  private appendsRefused: AppendsRefused | undefined;

  /** @param why undefined: appends go in again */
  refuseAppends(why: AppendsRefused | undefined): void {
    this.appendsRefused = why;
  }

  /**
   * For who would wait for others' calls before making one; every adapter asks it before it appends.
   * @throws StoreUnavailable while the store is known to be away
   * @throws AppendsRefused
   */
  requireAppends(): void {
    if (this.appendsRefused) throw this.appendsRefused;
  }

  /** Calls back each time that the store was away and answers again: another log may be behind it. Appends wait for the answer. */
  onReturn(_look: () => Promise<void>): void {}

  /** From now on people wait for answers: that the store is away is known at once, and said. Until then a start waits for it. */
  watchReach(): void {}
}

export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`Stream ${stream} is at revision ${actual}, not ${expected}`);
  }
}

export class AppendTooLarge extends Error {
  constructor(readonly bytes: number) {
    super(`An append of ${bytes} bytes is over the limit of 1,048,576`);
  }
}

export class StoreUnavailable extends Error {}

/** Nothing was written: the message says why, in words for people. */
export class AppendsRefused extends StoreUnavailable {}

/** The store answers, and has no such place in its log: it is not the log that the place was read from. */
export class PositionRefused extends Error {}
