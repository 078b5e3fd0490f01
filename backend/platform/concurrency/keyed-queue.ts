import { Semaphore } from 'async-mutex';

/** Lets tasks of one key go one after another, in the order asked; tasks of other keys go at once. */
export class KeyedQueue {
  private readonly lines = new Map<string, Semaphore>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? new Semaphore(1);
    this.lines.set(key, line);
    const [, release] = await line.acquire();
    try {
      return await task();
    } finally {
      release();
      // The next task of this key, if there is one, holds the semaphore by now.
      if (!line.isLocked()) this.lines.delete(key);
    }
  }
}
