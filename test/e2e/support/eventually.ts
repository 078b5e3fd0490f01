import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** Tries until the expectations hold; then they have to. */
export async function eventually(expectations: () => Promise<void>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await expectations();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}
