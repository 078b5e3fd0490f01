import { setTimeout as pause } from 'node:timers/promises';
import {
  EventStore,
  NO_STREAM,
  START,
  WrongExpectedRevision,
  type Appended,
  type Batch,
  type Head,
  type NewEvent,
  type Position,
  type ReadOptions,
  type StoredEvent,
  type SubscribeOptions,
} from '../../events/store/event-store.js';

const IDLE_MS = 20;

/** The port over an array, for tests of what stands on it. */
export class MemoryEventStore extends EventStore {
  readonly kind = 'postgres';
  readonly events: StoredEvent[] = [];
  /** Subscriptions that are open. */
  readers = 0;
  private readonly streams = new Map<string, StoredEvent[]>();

  append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    const own = this.streams.get(stream) ?? [];
    if (own.length - 1 !== expectedRevision) throw new WrongExpectedRevision(stream, expectedRevision, own.length - 1);
    this.streams.set(stream, own);
    for (const event of events) {
      const position = String(this.events.length + 1).padStart(20, '0');
      const stored = { ...event, stream, revision: own.length, position, recordedAt: new Date().toISOString() };
      this.events.push(stored);
      own.push(stored);
    }
    return Promise.resolve({ revision: own.length - 1, position: this.last(), repeated: false });
  }

  revisionOf(stream: string): number {
    return (this.streams.get(stream)?.length ?? 0) + NO_STREAM;
  }

  async *read(stream: string, { from, direction = 'forward', limit = Infinity }: ReadOptions = {}): AsyncGenerator<StoredEvent> {
    await Promise.resolve();
    const events = this.streams.get(stream) ?? [];
    const wanted = direction === 'forward' ? events.slice(from ?? 0) : events.slice(0, (from ?? Infinity) + 1).reverse();
    yield* wanted.slice(0, limit);
  }

  async *subscribe(after: Position, { signal, batchSize = 100, types }: SubscribeOptions): AsyncGenerator<Batch> {
    let next = Number(after);
    this.readers++;
    try {
      while (!signal.aborted) {
        const read = this.events.slice(next, next + (typeof batchSize === 'number' ? batchSize : batchSize()));
        next += read.length;
        const caughtUp = next >= this.events.length;
        const events = types ? read.filter(({ type }) => types.has(type)) : read;
        yield { events, position: next === 0 ? START : this.at(next), caughtUp };
        if (caughtUp) await pause(IDLE_MS, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      this.readers--;
    }
  }

  head(): Promise<Head> {
    return Promise.resolve({ position: this.last(), recordedAt: this.events.at(-1)?.recordedAt ?? null, last: this.events.at(-1) ?? null });
  }

  lag(position: Position, head: Position): { amount: number; unit: 'events' } {
    return { amount: Math.max(Number(head) - Number(position), 0), unit: 'events' };
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private last(): Position {
    return this.at(this.events.length);
  }

  private at(count: number): Position {
    return count === 0 ? START : String(count).padStart(20, '0');
  }
}
