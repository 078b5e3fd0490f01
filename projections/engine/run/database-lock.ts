import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** Of what is compared with a read model that is built beside it. */
export const COMPARISONS = 7_410_003;

/** Short: a process where many stand in line takes the lock again as soon as it gave it back, and overtakes who sleeps. */
const PAUSE_MS = 10;

/** While a connection is out, an error of it that nobody hears ends the process; here giving the lock back fails of it anyway. */
const heard = (): void => undefined;

export interface DatabaseLock {
  /** First half of the advisory lock's key. */
  readonly of: number;
  /** The second half is a hash of it. */
  readonly name: string;
  /** With others who share it; who does not has it alone. */
  readonly shared?: boolean;
}

/** Work that goes on once at a time in all processes on one database. @param signal ends the wait, with its reason; the work looks at it by itself */
export async function withDatabaseLock<T>(pool: Pool, lock: DatabaseLock, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  const client = await pool.connect();
  client.on('error', heard);
  let broken = true;
  try {
    await taken(client, lock, signal);
    try {
      return await work();
    } finally {
      await client.query(lock.shared ? 'SELECT pg_advisory_unlock_shared($1, hashtext($2))' : 'SELECT pg_advisory_unlock($1, hashtext($2))', [lock.of, lock.name]);
      broken = false;
    }
  } finally {
    // A connection that may still hold the lock is closed, which gives the lock back.
    client.off('error', heard);
    client.release(broken);
  }
}

/**
 * However long another process has it. It is tried instead of waited for: who waits in a statement is timed out by the pool, and
 * its snapshot keeps dead rows from being removed, which those who hold the lock may wait for (`shred.ts`).
 */
async function taken(client: PoolClient, { of, name, shared }: DatabaseLock, signal: AbortSignal | undefined): Promise<void> {
  const tried = shared ? 'SELECT pg_try_advisory_lock_shared($1, hashtext($2)) AS free' : 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS free';
  for (;;) {
    const { rows } = await client.query<{ free: boolean }>(tried, [of, name]);
    if (rows[0]!.free) return;
    await pause(PAUSE_MS, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}
