const WINDOW_MS = 5_000;

/** Events a second over the last few seconds. */
export class EventRate {
  private since = Date.now();
  private counted = 0;
  private before = 0;

  count(events: number): void {
    this.counted += events;
    const elapsed = Date.now() - this.since;
    if (elapsed < WINDOW_MS) return;
    this.before = (this.counted * 1000) / elapsed;
    this.counted = 0;
    this.since = Date.now();
  }

  get perSecond(): number {
    const elapsed = Date.now() - this.since;
    if (elapsed > 2 * WINDOW_MS) return 0;
    return Math.round(this.before || (this.counted * 1000) / Math.max(elapsed, 250));
  }
}
