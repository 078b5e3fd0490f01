import type { StoredEvent } from '../event-store.js';
import type { EventRows } from './event-rows.js';
import { placeOf } from './position.js';

/** Wake-ups may get lost, so the tail is looked at this often anyway, ms. */
const POLL = 250;
const PAGE = 1000;
const KEPT = 4096;

/**
 * The newest events of the store, read once for all subscribers of the process. It runs only while somebody listens;
 * a subscriber that is further back than what is kept reads for itself until it gets here.
 */
export class Tail {
  private recent: StoredEvent[] = [];
  /** Place of the newest event known; `recent` ends here. Undefined until the reader has looked. */
  private end: number | undefined;
  private listeners = 0;
  private running: Promise<void> | undefined;
  private readonly sleepers = new Set<() => void>();
  private wakeReader: (() => void) | undefined;
  private woken = false;

  constructor(private readonly rows: EventRows) {}

  /** Balanced by `leave`. */
  join(): void {
    this.listeners++;
    this.start();
  }

  leave(): void {
    this.listeners = Math.max(0, this.listeners - 1);
    this.wake();
  }

  /** Something was appended. */
  wake(): void {
    this.woken = true;
    this.wakeReader?.();
  }

  /** What this process has just appended need not be read back. @returns false when it is not what comes next here */
  take(before: number, appended: () => readonly StoredEvent[]): boolean {
    if (this.end !== before || this.listeners === 0) return false;
    this.add(appended());
    return true;
  }

  /** Events after a place; undefined when that is too far back to be known here. */
  after(place: number, limit: number): readonly StoredEvent[] | undefined {
    if (this.end === undefined) return undefined;
    const start = this.end - this.recent.length;
    if (place < start) return undefined;
    return this.recent.slice(place - start, place - start + limit);
  }

  isEnd(place: number): boolean {
    return this.end === undefined || place >= this.end;
  }

  /** True once there is an event after the place, false after `timeout` ms or when the signal ends it. */
  moved(place: number, timeout: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || !this.isEnd(place)) return Promise.resolve(!signal.aborted);
    return new Promise((resolve) => {
      const wake = (): void => {
        if (!this.isEnd(place)) done(true);
      };
      const done = (moved: boolean): void => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        signal.removeEventListener('abort', stop);
        resolve(moved);
      };
      const stop = (): void => done(false);
      const timer = setTimeout(stop, timeout);
      this.sleepers.add(wake);
      signal.addEventListener('abort', stop);
    });
  }

  /** Resolves when the reader has come to rest after the last `leave`. */
  async stopped(): Promise<void> {
    this.listeners = 0;
    this.wake();
    await this.running;
  }

  private start(): void {
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      // Somebody may have joined in the moment when the reader went to rest.
      if (this.listeners > 0) this.start();
    });
  }

  private async run(): Promise<void> {
    this.recent = [];
    this.end = undefined;
    while (this.listeners > 0) {
      this.woken = false;
      try {
        if (await this.advance()) continue;
      } catch {
        // The server is away: what was read stays right, and the next look finds the rest.
      }
      if (!this.woken) await this.rest();
    }
  }

  /** True when there may be more. */
  private async advance(): Promise<boolean> {
    this.end ??= await this.rows.headPlace();
    const events = await this.rows.after(this.end, PAGE);
    // Some of them may have been taken meanwhile.
    const { end } = this;
    this.add(events.filter(({ position }) => placeOf(position) > end));
    return events.length === PAGE;
  }

  private add(events: readonly StoredEvent[]): void {
    const last = events.at(-1);
    if (!last) return;
    this.recent.push(...events);
    this.end = placeOf(last.position);
    if (this.recent.length > 2 * KEPT) this.recent = this.recent.slice(-KEPT);
    for (const wake of [...this.sleepers]) wake();
  }

  private rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL);
      this.wakeReader = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
