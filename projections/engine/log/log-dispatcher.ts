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
 * has a mailbox. It waits for nobody.
 */
export class LogDispatcher {
  private recent: StoredEvent[] = [];
  /** `recent` holds everything after this and up to `position`. */
  private since: Position = '';
  private position?: Position;
  private readonly mailboxes = new Set<Mailbox>();
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

  /** A mailbox from `after` on; undefined when that is further back than what is kept, or than what a mailbox holds. */
  join(follows: Follows, after: Position): Mailbox | undefined {
    if (this.position === undefined || after < this.since) return undefined;
    const missed = this.recent.filter(({ position, type }) => position > after && follows.types.has(type));
    // A mailbox that is behind from the start would be left and taken again for ever.
    if (missed.length > MOST_WAITING) return undefined;
    const mailbox = new Mailbox(follows, this.position);
    for (const event of missed) mailbox.push(event);
    this.mailboxes.add(mailbox);
    for (const type of follows.types) this.mailboxesFor(type).add(mailbox);
    return mailbox;
  }

  leave(mailbox: Mailbox): void {
    this.mailboxes.delete(mailbox);
    for (const type of mailbox.follows.types) this.byType.get(type)?.delete(mailbox);
  }

  private async follow(signal: AbortSignal): Promise<void> {
    if (this.position === undefined) this.since = this.position = (await this.store.head()).position;
    this.begun();
    for await (const batch of this.store.subscribe(this.position, { signal, batchSize: LARGEST_BATCH })) this.take(batch);
  }

  private take({ events, position }: Batch): void {
    for (const event of events) {
      this.recent.push(event);
      for (const mailbox of this.byType.get(event.type) ?? []) mailbox.push(event);
      if (this.listeners.size > 0) this.tell(event);
    }
    if (this.recent.length > 2 * KEPT) this.forget();
    this.position = position;
    const passed: string[] = [];
    for (const mailbox of this.mailboxes) if (mailbox.reach(position)) passed.push(mailbox.follows.name);
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

  private mailboxesFor(type: string): Set<Mailbox> {
    let mailboxes = this.byType.get(type);
    if (!mailboxes) this.byType.set(type, (mailboxes = new Set()));
    return mailboxes;
  }
}
