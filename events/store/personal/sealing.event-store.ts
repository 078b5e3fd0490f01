import { setTimeout as pause } from 'node:timers/promises';
import type { Vocabulary } from '../../kernel/event-vocabulary.js';
import { EventStore, type Appended, type AppendsRefused, type Batch, type Head, type NewEvent, type Position, type ReadOptions, type StoredEvent, type SubscribeOptions } from '../event-store.js';
import type { PersonKeys } from './person-keys.js';
import { opened, personalValues, saysWhatWasSaid, sealed, sealedFor, type Keys } from './sealed-event.js';
import { isPerson } from './whose.js';

const TRY_AGAIN_MS = 500;
/** Consecutive events of a stream that are opened together. */
const PIECE = 100;

/**
 * Keeps what events say of people sealed under a key each, whatever store is underneath: everybody above reads and appends
 * plain values while the key is there, and blanks afterwards. Events without anything personal pass as they are.
 */
export class SealingEventStore extends EventStore {
  readonly kind: EventStore['kind'];

  constructor(
    readonly inner: EventStore,
    readonly keys: PersonKeys,
    private readonly vocabulary: Pick<Vocabulary, 'personalIn'>,
  ) {
    super();
    this.kind = inner.kind;
  }

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    const persons = this.personsIn(stream, events);
    if (persons.length === 0) return this.inner.append(stream, expectedRevision, events);
    const keys = await this.keys.madeFor(persons);
    return this.inner.append(stream, expectedRevision, events.map((event) => this.sealed(stream, event, keys)));
  }

  /** Blank where they speak of somebody who was erased. */
  override async asRead(stream: string, events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
    const persons = this.personsIn(stream, events);
    const keys = persons.length === 0 ? undefined : await this.keys.madeFor(persons);
    return !keys || persons.every((person) => keys.has(person)) ? events : events.map((event) => opened({ ...this.sealed(stream, event, keys), stream }, keys));
  }

  async *read(stream: string, options?: ReadOptions): AsyncIterable<StoredEvent> {
    let piece: StoredEvent[] = [];
    for await (const event of this.inner.read(stream, options)) {
      // Most streams hold nothing sealed: their events wait for nobody.
      if (piece.length === 0 && sealedFor(event).length === 0) {
        yield event;
        continue;
      }
      piece.push(event);
      if (piece.length < PIECE) continue;
      yield* await this.open(piece);
      piece = [];
    }
    yield* await this.open(piece);
  }

  async *subscribe(after: Position, options: SubscribeOptions): AsyncIterable<Batch> {
    for await (const batch of this.inner.subscribe(after, options)) {
      const events = await this.openUntilDone(batch.events, options.signal);
      if (!events) return;
      yield events === batch.events ? batch : { ...batch, events };
    }
  }

  head(): Promise<Head> {
    return this.inner.head();
  }

  lag(position: Position, head: Position): ReturnType<EventStore['lag']> {
    return this.inner.lag(position, head);
  }

  check(): Promise<void> {
    return this.inner.check();
  }

  close(): Promise<void> {
    return this.inner.close();
  }

  override refuseAppends(why: AppendsRefused | undefined): void {
    this.inner.refuseAppends(why);
  }

  override requireAppends(): void {
    this.inner.requireAppends();
  }

  override onReturn(look: () => Promise<void>): void {
    this.inner.onReturn(look);
  }

  override watchReach(): void {
    this.inner.watchReach();
  }

  private sealed(stream: string, event: NewEvent, keys: Keys): NewEvent {
    return sealed(stream, event, this.vocabulary.personalIn(event.type), keys);
  }

  private personsIn(stream: string, events: readonly NewEvent[]): readonly string[] {
    const persons = events.flatMap((event) => {
      const paths = this.vocabulary.personalIn(event.type);
      const own = saysWhatWasSaid(stream, event) ? [stream] : [];
      return paths.length === 0 ? own : [...own, ...personalValues(stream, event, paths).keys()];
    });
    // In somebody's own stream what is others' is read as long as both have their keys.
    return persons.length === 0 ? [] : [...new Set([...persons, ...(isPerson(stream) ? [stream] : [])])];
  }

  /** A subscription outlives a database that is away. @returns undefined when it was ended meanwhile */
  private async openUntilDone(events: readonly StoredEvent[], signal: AbortSignal): Promise<readonly StoredEvent[] | undefined> {
    while (!signal.aborted) {
      try {
        return await this.open(events);
      } catch {
        await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  private async open(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
    const persons = new Set<string>();
    for (const event of events) for (const person of sealedFor(event)) persons.add(person);
    if (persons.size === 0) return events;
    const keys = await this.keys.of([...persons]);
    return events.map((event) => (sealedFor(event).length > 0 ? opened(event, keys) : event));
  }
}
