import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from './start-app.js';

const PATIENCE_MS = 60_000;
const AGAIN_AFTER_MS = 250;

/** Asks again while the store is away (503), under the same key, as clients do: a busy machine keeps a real store waiting. */
export function patient(who: SignedIn): SignedIn {
  const fetch: SignedIn['fetch'] = async (path, init = {}) => {
    const again = { ...init, headers: { ...init.headers, ...(init.method && init.method !== 'GET' && { 'Idempotency-Key': randomUUID() }) } };
    for (const until = Date.now() + PATIENCE_MS; ; await pause(AGAIN_AFTER_MS)) {
      const answer = await who.fetch(path, again);
      if (answer.status !== 503 || Date.now() > until) return answer;
    }
  };
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(path);
    if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return { ...who, fetch, get };
}
