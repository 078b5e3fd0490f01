export interface Rate {
  /** How much may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Holds somebody to a rate: a burst is taken from what has gathered since the last one. */
export class TokenBucket {
  private tokens: number;

  /** @param now a clock that only goes forward, ms */
  constructor(
    private readonly rate: Rate,
    private filledAt: number,
  ) {
    this.tokens = rate.burst;
  }

  /** @returns false, and takes nothing, where there are not so many tokens */
  take(count: number, now: number): boolean {
    const gathered = ((now - this.filledAt) * this.rate.perSecond) / 1_000;
    this.tokens = Math.min(this.rate.burst, this.tokens + gathered);
    this.filledAt = now;
    if (this.tokens < count) return false;
    this.tokens -= count;
    return true;
  }
}
