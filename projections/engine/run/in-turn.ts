import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { withClient } from '../schema/borrowed-client.js';

/** First half of the advisory locks' key; the second is a hash of what is done one at a time. */
const TURN_LOCKS = 7_410_003;
const TRY_AGAIN_MS = 250;

/** Work that goes on once at a time in all processes. Who waits holds no connection, so that the work has all it needs. */
export async function inTurn<T>(pool: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const attempt = async (client: PoolClient): Promise<{ readonly result: T } | undefined> => {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked', [TURN_LOCKS, name]);
    if (!rows[0]?.locked) return undefined;
    const result = await work();
    await unlock(client);
    return { result };
  };
  const unlock = (client: PoolClient) => client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [TURN_LOCKS, name]);
  for (;;) {
    const done = await withClient(pool, attempt, unlock);
    if (done) return done.result;
    await pause(TRY_AGAIN_MS);
  }
}
