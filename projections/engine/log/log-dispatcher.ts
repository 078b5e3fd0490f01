import { setTimeout as pause } from 'node:timers/promises';
import type { Actor, EventMetadata } from '../../../events/kernel/metadata.js';
import type { Batch, EventStore, Position, StoredEvent } from '../../../events/store/event-store.js';
import type { EngineLogger } from '../logger.js';
import { MOST_WAITING, Mailbox, type Follows } from './mailbox.js';

/** What rooms of open records are told of an event. */
export interface Happened {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  /** Undefined: not an event of ours. */
  readonly actor: Actor | undefined;
}

/** So many of the newest events are kept for who joins: whoever stands within them has nothing to read by itself. */
const KEPT = 4_096;
const LARGEST_BATCH = 1_000;
const TRY_AGAIN_MS = 1_000;

/**
 * Reads the log once for the whole process, from where its end was at the start, and hands each event by its type to who
 * has a seat. It waits for nobody.
 */
export class LogDispatcher {
  private recent: StoredEvent[] = [];
  /** `recent` holds everything after this and up to `position`. */
  private since: Position = '';
  private position?: Position;
  private readonly seats = new Set<Mailbox>();
  private readonly byType = new Map<string, Set<Mailbox>>();
  private readonly listeners = new Set<(event: Happened) => void>();
  private begun: () => void = () => undefined;
  /** Resolves when it knows where the log ends. */
  readonly ready = new Promise<void>((resolve) => (this.begun = resolve));

  constructor(
    private readonly store: EventStore,
    private readonly log: EngineLogger,
    /** Called for the names of all that a batch did not concern. */
    private readonly onPassed: (names: readonly string[], position: Position) => void,
  ) {}

  /** Calls `listener` for every event from now on, whoever wrote it. It must be quick. @returns how to stop it */
  onEvent(listener: (event: Happened) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.follow(signal);
      } catch (error) {
        if (!signal.aborted) this.log.error('The log cannot be read and will be tried again', { error });
      }
      await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
    this.begun();
  }

  /** A seat from `after` on; undefined when that is further back than what is kept, or than what a seat holds. */
  join(follows: Follows, after: Position): Mailbox | undefined {
    if (this.position === undefined || after < this.since) return undefined;
    const missed = this.recent.filter(({ position, type }) => position > after && follows.types.has(type));
    // A seat that is behind from the start would be left and taken again for ever.
    if (missed.length > MOST_WAITING) return undefined;
    const seat = new Mailbox(follows, this.position);
    for (const event of missed) seat.push(event);
    this.seats.add(seat);
    for (const type of follows.types) this.seatsFor(type).add(seat);
    return seat;
  }

  leave(seat: Mailbox): void {
    this.seats.delete(seat);
    for (const type of seat.follows.types) this.byType.get(type)?.delete(seat);
  }

  private async follow(signal: AbortSignal): Promise<void> {
    if (this.position === undefined) this.since = this.position = (await this.store.head()).position;
    this.begun();
    for await (const batch of this.store.subscribe(this.position, { signal, batchSize: LARGEST_BATCH })) this.take(batch);
  }

  private take({ events, position }: Batch): void {
    for (const event of events) {
      this.recent.push(event);
      for (const seat of this.byType.get(event.type) ?? []) seat.push(event);
      if (this.listeners.size > 0) this.tell(event);
    }
    if (this.recent.length > 2 * KEPT) this.forget();
    this.position = position;
    const passed: string[] = [];
    for (const seat of this.seats) if (seat.reach(position)) passed.push(seat.follows.name);
    if (events.length > 0 && passed.length > 0) this.onPassed(passed, position);
  }

  private forget(): void {
    const gone = this.recent.length - KEPT;
    this.since = this.recent[gone - 1]!.position;
    this.recent = this.recent.slice(gone);
  }

  private tell({ stream, revision, position, type, metadata }: StoredEvent): void {
    const { actor } = (metadata ?? {}) as Partial<EventMetadata>;
    for (const listener of this.listeners) {
      try {
        listener({ stream, revision, position, type, actor });
      } catch (error) {
        this.log.error('Somebody who listens to events failed', { error });
      }
    }
  }

  private seatsFor(type: string): Set<Mailbox> {
    let seats = this.byType.get(type);
    if (!seats) this.byType.set(type, (seats = new Set()));
    return seats;
  }
}
