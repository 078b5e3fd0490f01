const FIRST_MS = 500;
const LONGEST_MS = 5_000;

/** How long to rest after a failure: longer each time, until something succeeds. */
export class BackOff {
  private failures = 0;

  constructor(
    private readonly restMs: number,
    private readonly longestMs = LONGEST_MS,
  ) {}

  failed(): void {
    this.failures++;
  }

  succeeded(): void {
    this.failures = 0;
  }

  get rest(): number {
    return this.failures === 0 ? this.restMs : Math.min(FIRST_MS * 2 ** (this.failures - 1), this.longestMs);
  }
}
