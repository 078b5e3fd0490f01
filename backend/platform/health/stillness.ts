/**
 * Judges from outside how long a loop has stood still. Each look counts only the time since the last one, and no more than
 * a look may be late: a machine that was suspended, or a watcher that got no processor time, is no loop that stood still.
 */
export class Stillness {
  private beats: number | undefined;
  private lookedAt: number | undefined;
  private stoodStillMs = 0;

  constructor(private readonly lookEveryMs: number) {}

  /** @returns for how long nothing has moved */
  look(beats: number, now: number): number {
    const since = this.lookedAt === undefined ? 0 : now - this.lookedAt;
    this.stoodStillMs = beats === this.beats ? this.stoodStillMs + Math.min(since, 2 * this.lookEveryMs) : 0;
    this.beats = beats;
    this.lookedAt = now;
    return this.stoodStillMs;
  }
}
