import type { BoundedSemaphore } from './bounded-semaphore.js';

/** A semaphore for each person: whoever asks for much waits behind themselves, and not in front of everybody else. */
export class SemaphoresByPerson {
  private readonly taken = new Map<string | number, { readonly semaphore: BoundedSemaphore; asked: number }>();

  constructor(private readonly ofOne: () => BoundedSemaphore) {}

  /** Answers how to leave. @throws NoPlaceFree */
  async enter(person: string | number, gone?: AbortSignal): Promise<() => void> {
    const own = this.taken.get(person) ?? { semaphore: this.ofOne(), asked: 0 };
    this.taken.set(person, own);
    own.asked++;
    try {
      const leave = await own.semaphore.enter(gone);
      return () => {
        leave();
        this.forget(person, own);
      };
    } catch (error) {
      this.forget(person, own);
      throw error;
    }
  }

  /** Who asks for nothing is not remembered. */
  get people(): number {
    return this.taken.size;
  }

  private forget(person: string | number, own: { asked: number }): void {
    if (--own.asked === 0) this.taken.delete(person);
  }
}
