import type { Building } from '../../../projections/engine/run/readiness.js';

/** Nobody can say how long, so the caller asks again soon. */
const ASK_AGAIN_SECONDS = 5;
const LONGEST_SECONDS = 120;

/** What is asked for is not in the list's rows, which are of an older version of the product and are being built anew; see `problem-of.ts`. */
export class StillBuilding extends Error {
  readonly retryAfter: number;

  /** @param what of the list, in words; left out, all of it */
  constructor(list: string, { done, secondsLeft }: Building, what?: string) {
    super(`${what === undefined ? list : `${what} in ${list}`} is being built: ${Math.floor(done * 100)} % done`);
    this.retryAfter = Math.min(Math.max(Math.ceil(secondsLeft ?? ASK_AGAIN_SECONDS), 1), LONGEST_SECONDS);
  }
}
