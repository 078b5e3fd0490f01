/** Who waits for what a projection does not show yet: where nobody does, it may take its time and do more at once. */
export class Waiters {
  private readonly waiting = new Map<string, number>();
  private readonly resting = new Map<string, () => void>();

  async during<T>(name: string, wait: () => Promise<T>): Promise<T> {
    this.waiting.set(name, (this.waiting.get(name) ?? 0) + 1);
    this.resting.get(name)?.();
    try {
      return await wait();
    } finally {
      this.waiting.set(name, this.waiting.get(name)! - 1);
    }
  }

  /** Rests so long, or until somebody waits for the projection, or the signal aborts. */
  restUnlessAwaited(name: string, ms: number, signal: AbortSignal): Promise<void> {
    if (ms <= 0 || signal.aborted || (this.waiting.get(name) ?? 0) > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        this.resting.delete(name);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
      this.resting.set(name, end);
    });
  }
}
