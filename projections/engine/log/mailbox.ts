import type { Batch, Position, StoredEvent } from '../../../events/store/event-store.js';
import { LARGEST } from '../run/batch-size.js';

/** So many events wait for a consumer that is slow; with more it is behind, and reads by itself again. */
export const MOST_WAITING = 5_000;

/** Who follows the one reader: named types, from where it stands. */
export interface Follows {
  readonly name: string;
  readonly types: ReadonlySet<string>;
  /** Nothing up to here was of concern. @returns false when that cannot be noted now; it is told again */
  pass(to: Position): boolean;
  /** As `pass`, and says so to who waits for it. */
  settle(to: Position): void;
}

/** A place at the one reader: keeps what is handed out until its consumer takes it. */
export class Mailbox {
  private waiting: StoredEvent[] = [];
  private behind = false;
  /** What was taken is under way until its taker comes for more: what lies beyond it is not passed before. */
  private taken = false;
  private failure?: { readonly error: unknown };
  private wake: () => void = () => undefined;

  constructor(
    readonly follows: Follows,
    /** Everything of its types up to here was handed out. */
    private reached: Position,
  ) {}

  /** The reader's side. */
  push(event: StoredEvent): void {
    if (this.waiting.length < MOST_WAITING) this.waiting.push(event);
    else this.behind = true;
  }

  /** All up to here was pushed. @returns whether nothing was of concern, and that is noted */
  reach(position: Position): boolean {
    this.reached = position;
    if (this.isIdle) return this.follows.pass(position);
    this.wake();
    return false;
  }

  /** What could not be noted earlier is noted now. */
  settle(): void {
    if (this.isIdle) this.follows.settle(this.reached);
  }

  private get isIdle(): boolean {
    return this.waiting.length === 0 && !this.taken;
  }

  fail(error: unknown): void {
    this.failure = { error };
    this.wake();
  }

  /**
   * What waits, a large batch at most.
   * @param beforeTaking what comes while it lasts is taken along
   * @returns undefined when `signal` ended the waiting or it fell behind
   * @throws what `fail` was told
   */
  async next(signal: AbortSignal, beforeTaking?: () => Promise<void>): Promise<Batch | undefined> {
    this.taken = false;
    const stop = (): void => this.wake();
    signal.addEventListener('abort', stop);
    try {
      while (this.waiting.length === 0 && !this.failure && !signal.aborted) {
        this.settle();
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
      if (beforeTaking && !this.failure && !signal.aborted) await beforeTaking();
    } finally {
      signal.removeEventListener('abort', stop);
    }
    if (this.failure) throw this.failure.error;
    if (signal.aborted || this.behind) return undefined;
    const events = this.waiting.splice(0, LARGEST);
    const caughtUp = this.waiting.length === 0;
    this.taken = true;
    return { events, position: caughtUp ? this.reached : events.at(-1)!.position, caughtUp };
  }
}
