import type { Pool } from 'pg';
import { START, type Position } from '../../../events/store/event-store.js';

/** Wake-ups of another process can be lost; whoever waits for a position asks the database so often. */
const ASK_AGAIN_MS = 250;

/** How far each projection shows, and who waits for more: where nobody does, it may take its time and do more at once. */
export class Waiters {
  private readonly shown = new Map<string, Position>();
  private readonly moved = new Set<() => void>();
  private readonly waiting = new Map<string, number>();
  private readonly resting = new Map<string, () => void>();

  constructor(private readonly pool: Pool) {}

  /** What this process knows a projection to show, without asking. */
  known(name: string): Position {
    return this.shown.get(name) ?? START;
  }

  /** These projections show everything up to here: wakes who waits. */
  reached(names: readonly string[], position: Position): void {
    for (const name of names) if (position > this.known(name)) this.shown.set(name, position);
    for (const wake of [...this.moved]) wake();
  }

  /** @returns whether the projection shows everything up to `position` within the time */
  async waitFor(name: string, position: Position, timeoutMs: number): Promise<boolean> {
    return this.known(name) >= position || this.during(name, () => this.untilShown(name, position, timeoutMs));
  }

  /** What the projection shows by now: the newer of what is stored and what is known here. */
  async ask(name: string): Promise<Position> {
    const { rows } = await this.pool.query<{ position: Position }>({
      name: 'checkpoint-position',
      text: 'SELECT position FROM projection.checkpoint WHERE name = $1',
      values: [name],
    });
    const known = this.known(name);
    const stored = rows[0]?.position ?? START;
    return stored > known ? stored : known;
  }

  /** Rests so long, or until somebody waits for the projection, or the signal aborts. */
  restUnlessAwaited(name: string, ms: number, signal: AbortSignal): Promise<void> {
    if (ms <= 0 || signal.aborted || (this.waiting.get(name) ?? 0) > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        this.resting.delete(name);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
      this.resting.set(name, end);
    });
  }

  private async during<T>(name: string, wait: () => Promise<T>): Promise<T> {
    this.waiting.set(name, (this.waiting.get(name) ?? 0) + 1);
    this.resting.get(name)?.();
    try {
      return await wait();
    } finally {
      this.waiting.set(name, this.waiting.get(name)! - 1);
    }
  }

  private async untilShown(name: string, position: Position, timeoutMs: number): Promise<boolean> {
    const until = Date.now() + timeoutMs;
    while (this.known(name) < position) {
      if ((await this.ask(name)) >= position) return true;
      const left = until - Date.now();
      if (left <= 0) return false;
      await this.nextMove(Math.min(left, ASK_AGAIN_MS));
    }
    return true;
  }

  private nextMove(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.moved.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      this.moved.add(wake);
    });
  }
}
