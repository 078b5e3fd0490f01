/** Changes within this time cost one question. */
const SETTLE_MS = 200;

/** Asks anew some time after something changed: once for a burst of changes, never twice at a time, and the less often the longer an answer takes. */
export class AskAgain {
  private due = false;
  private busy = false;

  constructor(private readonly ask: () => Promise<unknown>) {}

  readonly soon = (): void => {
    this.due = true;
    if (!this.busy) void this.goOn(0);
  };

  private async goOn(tookMs: number): Promise<void> {
    this.busy = true;
    await new Promise((resolve) => setTimeout(resolve, Math.max(SETTLE_MS, 2 * tookMs)));
    this.due = false;
    const started = Date.now();
    await this.ask();
    // What changed while it was asked may not be in the answer.
    if (this.due) return this.goOn(Date.now() - started);
    this.busy = false;
  }
}
