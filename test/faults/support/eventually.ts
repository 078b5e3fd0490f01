import { setTimeout as pause } from 'node:timers/promises';

const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/** Waits until something is so. Pauses grow with the wait: asking all the time slows down what is awaited. @returns how long it took, ms */
export async function eventually(what: string, met: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<number> {
  const began = Date.now();
  while (!(await met())) {
    const passed = Date.now() - began;
    if (passed > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}`);
    const tenth = Math.min(Math.max(SHORTEST_PAUSE_MS, passed / 10), LONGEST_PAUSE_MS);
    await pause(Math.min(tenth, withinMs - passed + SHORTEST_PAUSE_MS));
  }
  return Date.now() - began;
}
