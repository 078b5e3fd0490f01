/**
 * Runs a job as often as it is asked to, but not more often than its pace allows: the first request runs at once, those
 * that come meanwhile are gathered into one run. Runs never overlap.
 */
export class Paced {
  private wanted = false;
  private busy = false;
  private timer: NodeJS.Timeout | undefined;

  /** @param job answers how many milliseconds to rest before the next run */
  constructor(private readonly job: () => Promise<number>) {}

  poke(): void {
    this.wanted = true;
    if (!this.busy && !this.timer) void this.run();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wanted = false;
  }

  private async run(): Promise<void> {
    this.wanted = false;
    this.busy = true;
    const rest = await this.job();
    this.busy = false;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.wanted) void this.run();
    }, rest);
  }
}
