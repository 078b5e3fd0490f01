import { RequestTimeoutException } from '@nestjs/common';

/** How slowly an upload may come: a place that somebody holds without sending is another's. */
export interface Pace {
  /** Over the whole time but the grace, bytes a second; a weak phone line has ten times as much. */
  readonly leastBytesPerSecond: number;
  /** A line that stalls for so long is no reason yet, ms. */
  readonly graceMs: number;
}

export const UPLOAD_PACE: Pace = { leastBytesPerSecond: 4_096, graceMs: 15_000 };

const LOOK_EVERY_MS = 500;

/** @param tooSlow called once, when what has come is too little for the time that it took @returns how to stop looking */
export function watchPace(received: () => number, { leastBytesPerSecond, graceMs }: Pace, tooSlow: (error: RequestTimeoutException) => void): () => void {
  const began = performance.now();
  const look = setInterval(() => {
    const seconds = (performance.now() - began - graceMs) / 1000;
    if (received() >= seconds * leastBytesPerSecond) return;
    clearInterval(look);
    tooSlow(new RequestTimeoutException('The file came too slowly and was given up. Please try again on a better line.'));
  }, LOOK_EVERY_MS);
  return () => clearInterval(look);
}
