import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../event-store.js';

/** A cluster needs about five seconds for its next leader, a node that starts up somewhat longer. */
export interface Patience {
  /** How long something is tried again before it counts as unavailable, ms. */
  readonly total: number;
  /** How long one answer may take, ms. */
  readonly answer: number;
}

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

/** Back-off between tries, with some chance in it so that many do not come back at the same moment. */
export function pauseBefore(attempt: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE);
  return pause / 2 + (Math.random() * pause) / 2;
}

/** @throws StoreUnavailable once the patience is used up, or at once what `isFinal` says no retry can change */
export async function persistently<T>(
  patience: Patience,
  isFinal: (error: unknown) => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + patience.total;
  for (let tried = 0; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (isFinal(error)) throw error;
      const pause = pauseBefore(tried);
      if (Date.now() + pause > deadline)
        throw new StoreUnavailable(`The event store is out of reach: ${(error as Error).message}`, { cause: error });
      await sleep(pause);
    }
  }
}

/** The client's deadlines do not hold everywhere (a first call to a hung server took 14.8 s), so every wait has its own clock. */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new StoreUnavailable(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(clock));
}
