import { Semaphore, type SemaphoreInterface } from 'async-mutex';

/** All places stayed taken for as long as somebody may be kept waiting. */
export class NoPlaceFree extends Error {
  readonly retryAfter = 15;

  constructor(words = 'Too many long lists are being read at once') {
    super(words);
  }
}

/** A semaphore that refuses: nobody waits in it for long, and not where many wait already. */
export class BoundedSemaphore {
  private readonly semaphore: Semaphore;
  private waiting = 0;

  constructor(
    places: number,
    private readonly patienceMs: number,
    private readonly mostWaiting = Infinity,
  ) {
    this.semaphore = new Semaphore(places);
  }

  /** Answers how to leave. @param gone whoever goes while they wait leaves the line @throws NoPlaceFree */
  async enter(gone?: AbortSignal): Promise<() => void> {
    if (this.semaphore.isLocked()) return this.wait(gone);
    const [, leave] = await this.semaphore.acquire();
    return leave;
  }

  private async wait(gone?: AbortSignal): Promise<() => void> {
    if (this.waiting >= this.mostWaiting || gone?.aborted) throw new NoPlaceFree();
    this.waiting++;
    let timer: NodeJS.Timeout | undefined;
    let givesUp: (() => void) | undefined;
    const acquired = this.semaphore.acquire();
    const refused = new Promise<never>((_, reject) => {
      givesUp = () => reject(new NoPlaceFree());
      timer = setTimeout(givesUp, this.patienceMs).unref();
      gone?.addEventListener('abort', givesUp);
    });
    try {
      const [, leave] = await Promise.race([acquired, refused]);
      return leave;
    } catch (error) {
      handOn(acquired);
      throw error;
    } finally {
      this.waiting--;
      clearTimeout(timer);
      gone?.removeEventListener('abort', givesUp!);
    }
  }
}

/** The place of whoever gave up goes to the next as soon as it comes. */
function handOn(acquired: Promise<[number, SemaphoreInterface.Releaser]>): void {
  void acquired.then(([, release]) => release());
}
