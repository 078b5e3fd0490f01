import { Semaphore, type SemaphoreInterface } from 'async-mutex';

/** The semaphore stayed full for as long as a caller may wait. */
export class NoPlaceFree extends Error {
  readonly retryAfter = 15;

  constructor(words = 'Too many long lists are being read at once') {
    super(words);
  }
}

/** A semaphore that refuses a caller who waited too long, or before whom too many wait. */
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

  /** @param gone aborted when the caller goes away: it then waits no more @returns how to leave @throws NoPlaceFree */
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

/** A caller that gave up is still served once: what it gets goes to the next caller at once. */
function handOn(acquired: Promise<[number, SemaphoreInterface.Releaser]>): void {
  void acquired.then(([, release]) => release());
}
