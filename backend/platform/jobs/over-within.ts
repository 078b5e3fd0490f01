import { setTimeout as pause } from 'node:timers/promises';

/** @returns whether the work came to an end, well or not, before the time was over */
export async function overWithin(ms: number, work: Promise<unknown> | undefined): Promise<boolean> {
  const patience = new AbortController();
  const over = Promise.resolve(work).then(
    () => true,
    () => true,
  );
  const late = pause(ms, false, { signal: patience.signal }).catch(() => false);
  return Promise.race([over, late]).finally(() => patience.abort());
}
