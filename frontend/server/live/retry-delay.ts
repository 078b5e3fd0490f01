const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;
/** A line that lasted so long was no part of the trouble before it. */
const LASTED_MS = 60_000;

/** How long a page waits before it asks for a line again: twice as long each time, and no two pages equally long. */
export class RetryDelay {
  private failures = 0;
  private connectedAt: number | undefined;

  /** @param random from 0 to 1 */
  constructor(private readonly random: () => number = Math.random) {}

  connected(now: number): void {
    this.connectedAt = now;
  }

  /** @returns ms */
  next(now: number): number {
    if (this.connectedAt !== undefined && now - this.connectedAt >= LASTED_MS) this.failures = 0;
    this.connectedAt = undefined;
    const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.failures);
    this.failures = Math.min(this.failures + 1, 10);
    return most * (0.5 + this.random() / 2);
  }
}
