import type { Health } from '../../backend/platform/health/health-checks.js';
import { AwayState } from './away-state.js';

/** The code of an answer to what needs the event store while it is away (backend/platform/http/problems/problem-of.ts). */
export const STORE_UNAVAILABLE = 'store-unavailable';

/** A 503 that misses something else says so in the same form. */
async function eventStoreIsReady(): Promise<boolean> {
  const health = (await (await fetch('/api/health')).json()) as Partial<Health>;
  return health.parts?.['eventStore']?.ready === true;
}

/** The server's event store. */
export const storeState = new AwayState(eventStoreIsReady);
