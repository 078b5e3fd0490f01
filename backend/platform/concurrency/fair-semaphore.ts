import { Semaphore } from 'async-mutex';

/** A semaphore that serves waiting people in turn, each with the oldest work of their own. A person with much work waits behind it, and nobody else does. */
export class FairSemaphore {
  private readonly semaphore: Semaphore;
  /** Who is next stands first. */
  private readonly waiting = new Map<string | number, (() => Promise<void>)[]>();
  private served: string | number | undefined;

  constructor(most: number) {
    this.semaphore = new Semaphore(most);
  }

  run<T>(person: string | number, work: () => Promise<T>): Promise<T> {
    if (!this.semaphore.isLocked()) return this.semaphore.runExclusive(() => this.serve(person, work));
    return new Promise<T>((resolve, reject) => {
      const own = this.waiting.get(person) ?? [];
      own.push(() => this.serve(person, work).then(resolve, reject));
      this.waiting.set(person, own);
      // The work that this acquires for need not be the work that it runs: fairness is decided when its turn comes.
      void this.semaphore.runExclusive(() => this.next()());
    });
  }

  private serve<T>(person: string | number, work: () => Promise<T>): Promise<T> {
    return work().finally(() => (this.served = person));
  }

  /** The person served last comes last, even when they wait longest. */
  private next(): () => Promise<void> {
    const line = [...this.waiting.keys()];
    const person = line.find((one) => one !== this.served) ?? line[0]!;
    const own = this.waiting.get(person)!;
    const begin = own.shift()!;
    // At the end of the line again, or out of it.
    this.waiting.delete(person);
    if (own.length > 0) this.waiting.set(person, own);
    return begin;
  }
}
