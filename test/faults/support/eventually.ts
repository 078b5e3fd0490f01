import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so. @returns how long it took, ms */
export async function eventually(what: string, met: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<number> {
  const began = Date.now();
  while (!(await met())) {
    if (Date.now() - began > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await pause(20);
  }
  return Date.now() - began;
}
