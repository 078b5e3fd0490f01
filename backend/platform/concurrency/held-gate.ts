import { AsyncLocalStorage } from 'node:async_hooks';
import type { StillHeld } from '../../../projections/engine/run/database-lock.js';
import { Refusal } from '../commands/refusal.js';

interface Held {
  readonly stillHeld: StillHeld;
  /** What was begun under the gate, and goes on, is not held to it. */
  over: boolean;
}

const gates = new AsyncLocalStorage<Held>();

/** Work of which nothing is appended once the gate is lost. */
export async function underGate<T>(stillHeld: StillHeld, work: () => Promise<T>): Promise<T> {
  const held: Held = { stillHeld, over: false };
  try {
    return await gates.run(held, work);
  } finally {
    held.over = true;
  }
}

/** Asked right before events are appended: who lost the gate may be inside together with somebody who shut it. @throws Refusal 409 */
export async function requireGate(): Promise<void> {
  const held = gates.getStore();
  if (!held || held.over) return;
  try {
    await held.stillHeld();
  } catch {
    throw new Refusal('The connection to the database was lost: nothing was saved. Please save it again.', { status: 409, code: 'gate-lost' });
  }
}
