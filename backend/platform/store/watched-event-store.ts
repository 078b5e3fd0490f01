import { Logger } from '@nestjs/common';
import {
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

/**
 * A store whose absence is known at once: new reads and appends are refused while it is away. Subscriptions reconnect by
 * themselves and are left alone.
 */
export class WatchedEventStore extends EventStore {
  readonly kind: EventStore['kind'];
  private readonly log = new Logger('EventStore');
  private readonly reach: Reach;

  constructor(private readonly store: EventStore) {
    super();
    this.kind = store.kind;
    this.reach = new Reach({
      probe: () => store.check(),
      onChange: (away) => (away ? this.log.error('The event store does not answer: what needs it is refused until it does') : this.log.warn('The event store answers again')),
    });
  }

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    this.requireReach();
    return this.reach.watch(() => this.store.append(stream, expectedRevision, events));
  }

  async *read(stream: string, options?: ReadOptions): AsyncIterable<StoredEvent> {
    this.requireReach();
    const events = this.store.read(stream, options)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.reach.watch(() => events.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await events.return?.();
    }
  }

  subscribe(after: Position, options: SubscribeOptions): AsyncIterable<Batch> {
    return this.store.subscribe(after, options);
  }

  async head(): Promise<Head> {
    this.requireReach();
    return this.reach.watch(() => this.store.head());
  }

  lag(position: Position, head: Position): ReturnType<EventStore['lag']> {
    return this.store.lag(position, head);
  }

  async check(): Promise<void> {
    this.requireReach();
    await this.reach.watch(() =>
      this.store.check().catch((error: unknown) => {
        throw new StoreUnavailable(`The event store does not answer: ${(error as Error).message}`, { cause: error });
      }),
    );
  }

  override requireReach(): void {
    this.reach.require();
  }

  close(): Promise<void> {
    this.reach.close();
    return this.store.close();
  }
}
