import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const TRY_AGAIN_MS = 1_000;
/** Everybody who reads a key waits behind whoever waits for the whole table. */
const LOCK_WITHIN_MS = 2_000;
const LOCKED = '55P03';

/**
 * Writes the table of keys anew, so that no page keeps the bytes of a key that was taken out: PostgreSQL leaves what an UPDATE
 * replaced where it stood, and a plain VACUUM frees the room without clearing it. Waits for transactions that may still see it.
 */
export async function shredKeys(pool: Pick<pg.Pool, 'connect'>, signal: AbortSignal): Promise<void> {
  const client = await pool.connect();
  let left = 0;
  const hear = ({ detail = '' }: { readonly detail?: string | undefined }) => (left += leftIn(detail));
  client.on('notice', hear);
  try {
    await client.query(`SET statement_timeout = 0; SET lock_timeout = ${LOCK_WITHIN_MS}`);
    for (;;) {
      left = 0;
      const free = await client.query('VACUUM (FULL, VERBOSE) public.person_key').then(() => true, refusedByLock);
      if (free && left === 0) return;
      await pause(TRY_AGAIN_MS, undefined, { signal });
    }
  } finally {
    client.off('notice', hear);
    await client.query('RESET statement_timeout; RESET lock_timeout').catch(() => undefined);
    client.release();
  }
}

function refusedByLock(error: { readonly code?: string }): false {
  if (error.code !== LOCKED) throw error;
  return false;
}

/** "2 dead row versions cannot be removed yet.", in the language of the server: the number comes first. */
function leftIn(detail: string): number {
  return Number(/\d+/.exec(detail)?.[0] ?? 0);
}
