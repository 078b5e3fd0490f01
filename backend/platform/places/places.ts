/** All places stayed taken for as long as somebody may be kept waiting. */
export class NoPlaceFree extends Error {
  readonly retryAfter = 15;

  constructor(words = 'Too many long lists are being read at once') {
    super(words);
  }
}

/** A number of places; who comes when all are taken waits in line, though not for long, and not where the line is long. */
export class Places {
  private readonly waiting = new Set<() => void>();

  constructor(
    private free: number,
    private readonly patienceMs: number,
    private readonly mostWaiting = Infinity,
  ) {}

  /** Answers how to leave. @param gone whoever goes while they wait leaves the line @throws NoPlaceFree */
  async enter(gone?: AbortSignal): Promise<() => void> {
    if (this.free > 0) this.free--;
    else await this.turn(gone);
    return () => this.leave();
  }

  private turn(gone?: AbortSignal): Promise<void> {
    if (this.waiting.size >= this.mostWaiting || gone?.aborted) return Promise.reject(new NoPlaceFree());
    return new Promise((resolve, reject) => {
      const ended = (): void => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', givesUp);
      };
      const called = (): void => {
        ended();
        resolve();
      };
      const givesUp = (): void => {
        ended();
        this.waiting.delete(called);
        reject(new NoPlaceFree());
      };
      const timer = setTimeout(givesUp, this.patienceMs).unref();
      gone?.addEventListener('abort', givesUp);
      this.waiting.add(called);
    });
  }

  private leave(): void {
    const [next] = this.waiting;
    if (!next) return void this.free++;
    this.waiting.delete(next);
    next();
  }
}
