import { Logger } from '@nestjs/common';
import {
  AppendsRefused,
  EventStore,
  StoreUnavailable,
  type Appended,
  type Batch,
  type Head,
  type NewEvent,
  type Position,
  type ReadOptions,
  type StoredEvent,
  type SubscribeOptions,
} from '../../../events/store/event-store.js';
import { Reach } from './reach.js';

/** Also when nobody asks for anything, so that the next who does need not find out. */
const HEARTBEAT_MS = 1000;

/**
 * A store whose absence is known at once: new reads and appends are refused while it is away, reads under way are given
 * up, appends under way go on. Subscriptions reconnect by themselves and are left alone.
 */
export class WatchedEventStore extends EventStore {
  readonly kind: EventStore['kind'];
  private readonly log = new Logger('EventStore');
  private readonly reach: Reach;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly looks = new Set<() => Promise<void>>();

  constructor(private readonly store: EventStore) {
    super();
    this.kind = store.kind;
    this.reach = new Reach({
      probe: () => store.check(),
      onChange: (away) => (away ? this.lost() : this.returned()),
    });
    this.heartbeat = setInterval(() => void this.head().catch(() => undefined), HEARTBEAT_MS).unref();
  }

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    this.requireAppends();
    return this.reach.watch(() => this.store.append(stream, expectedRevision, events));
  }

  async *read(stream: string, options?: ReadOptions): AsyncIterable<StoredEvent> {
    this.reach.require();
    const events = this.store.read(stream, options)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.reach.read(() => events.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      // One that was given up ends when its store answers, or says no.
      void events.return?.().catch(() => undefined);
    }
  }

  subscribe(after: Position, options: SubscribeOptions): AsyncIterable<Batch> {
    return this.store.subscribe(after, options);
  }

  head(): Promise<Head> {
    return this.reach.read(() => this.store.head());
  }

  lag(position: Position, head: Position): ReturnType<EventStore['lag']> {
    return this.store.lag(position, head);
  }

  check(): Promise<void> {
    return this.reach.read(() =>
      this.store.check().catch((error: unknown) => {
        throw new StoreUnavailable(`The event store does not answer: ${(error as Error).message}`, { cause: error });
      }),
    );
  }

  override requireAppends(): void {
    this.reach.require();
    super.requireAppends();
  }

  override onReturn(look: () => Promise<void>): void {
    this.looks.add(look);
  }

  override watchReach(): void {
    this.reach.begin();
  }

  close(): Promise<void> {
    clearInterval(this.heartbeat);
    this.reach.close();
    return this.store.close();
  }

  private lost(): void {
    this.log.error('The event store does not answer: what needs it is refused until it does');
  }

  /** A store that was away may come back with another log. */
  private returned(): void {
    this.log.warn('The event store answers again');
    if (this.looks.size === 0) return;
    this.refuseAppends(new AppendsRefused('The event store has just come back and is being looked at. Please try again in a moment.'));
    for (const look of this.looks) void look();
  }
}
