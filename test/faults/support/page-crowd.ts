import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from '../../support/start-app.js';

const EACH_MS = 200;

/** An ordinary crowd looks at a list, each once more a moment after they saw it. @returns ms that 95 of 100 answers took at most */
export async function p95OfPages(people: readonly SignedIn[], eachAtOnce: number, whileMs: number): Promise<number> {
  const until = performance.now() + whileMs;
  const crowd = people.flatMap((who) => Array.from({ length: eachAtOnce }, () => who));
  const waits = (await Promise.all(crowd.map((who, index) => waitsOf(who, index, until)))).flat().sort((a, b) => a - b);
  return waits[Math.floor(waits.length * 0.95)]!;
}

async function waitsOf(who: SignedIn, index: number, until: number): Promise<number[]> {
  const waits: number[] = [];
  await pause((index * 13) % EACH_MS);
  do {
    const asked = performance.now();
    await (await who.fetch('/api/lists/resale-contract-list?limit=50')).arrayBuffer();
    waits.push(performance.now() - asked);
    await pause(EACH_MS);
  } while (performance.now() < until);
  return waits;
}
