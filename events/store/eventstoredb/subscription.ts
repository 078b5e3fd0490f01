import { eventTypeFilter, type AllStreamSubscription, type EventStoreDBClient } from '@eventstore/db-client';
import type { Position, StoredEvent } from '../event-store.js';
import { isOurs, storedEvent } from './log-reader.js';
import { logPositionOf } from './position.js';

/** The server says how far it looked after so many windows of 32 events; that only proves that it lives, so seldom. */
const CHECKPOINT_INTERVAL = 100;

export interface Heard {
  /** The server has said something, be it only how far it has looked. */
  anything(): void;
  event(event: StoredEvent): void;
  /** Whether what comes next is new, or still history. */
  live(live: boolean): void;
  /** Once, and then nothing more. */
  lost(error?: Error): void;
}

/** One catch-up subscription to everything after a position, or to some types; without the server's own events. */
export class Subscription {
  private readonly events: AllStreamSubscription;
  private over = false;
  /** Events in the client's buffer that come before `word`. */
  private beforeWord = 0;
  /** The client has caught up (true) or fallen behind; not passed on yet. */
  private word: boolean | undefined;

  constructor(
    client: EventStoreDBClient,
    after: Position,
    types: ReadonlySet<string> | undefined,
    private readonly heard: Heard,
  ) {
    this.events = client.subscribeToAll({
      fromPosition: logPositionOf(after),
      filter: eventTypeFilter({
        regex: types ? expressionFor(types) : '^[^$]',
        checkpointInterval: CHECKPOINT_INTERVAL,
        checkpointReached: async () => this.heard.anything(),
      }),
    });
    // They stay after the end: an error that nobody listens to would end the process.
    this.events.on('error', (error) => this.lose(error)).on('end', () => this.lose()).on('close', () => this.lose());
    this.events.on('caughtUp', () => this.tell(true)).on('fellBehind', () => this.tell(false));
    this.events.on('data', ({ event }) => this.hear(event));
  }

  get isPaused(): boolean {
    return this.events.isPaused();
  }

  pause(): void {
    this.events.pause();
  }

  resume(): void {
    this.events.resume();
  }

  /** Nothing is heard of it any more. */
  close(): void {
    this.over = true;
    // A call that never began cannot be ended either.
    void this.events.unsubscribe().catch(() => undefined);
  }

  private hear(event: Parameters<typeof storedEvent>[0] | undefined): void {
    if (this.over) return;
    this.heard.anything();
    if (isOurs(event)) this.heard.event(storedEvent(event));
    if (this.word !== undefined && --this.beforeWord === 0) this.pass(this.word);
  }

  /** The client emits this at once, even while earlier events still wait in its buffer. */
  private tell(live: boolean): void {
    if (this.over) return;
    this.heard.anything();
    this.beforeWord = this.events.readableLength;
    if (this.beforeWord === 0) this.pass(live);
    else this.word = live;
  }

  private pass(live: boolean): void {
    this.word = undefined;
    this.heard.live(live);
  }

  private lose(error?: Error): void {
    if (this.over) return;
    this.over = true;
    this.heard.lost(error);
  }
}

/** The server knows prefixes and expressions; only an expression says the whole name. */
function expressionFor(types: ReadonlySet<string>): string {
  const names = [...types].map((type) => type.replace(/[^\w]/g, '\\$&'));
  return `^(${names.join('|')})$`;
}
