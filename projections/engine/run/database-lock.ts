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
  /** A lock that is taken before, on the same connection: who shares goes through it, who does not keeps it with the other. */
  readonly door?: string;
}

/** Throws once the connection that has the lock is gone, and with it the lock. */
export type StillHeld = () => Promise<void>;

/** Work that goes on once at a time in all processes on one database. @param signal ends the wait, with its reason; the work looks at it by itself */
export async function withDatabaseLock<T>(pool: Pool, lock: DatabaseLock, work: (stillHeld: StillHeld) => Promise<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  const client = await pool.connect();
  client.on('error', heard);
  let broken = true;
  try {
    const { door, ...inner } = lock;
    const outer = door === undefined ? undefined : { ...inner, name: door };
    if (outer) await taken(client, outer, signal);
    if (outer?.shared) await givenBack(client, outer);
    await taken(client, inner, signal);
    const back = async (): Promise<void> => {
      await givenBack(client, inner);
      if (outer && !outer.shared) await givenBack(client, outer);
      broken = false;
    };
    const done = await work(askedInTurn(async () => void (await client.query('SELECT 1')))).catch(async (error: unknown) => {
      // What is wrong with the work is said, rather than that the lock was lost as well.
      await back().catch(() => undefined);
      throw error;
    });
    await back();
    return done;
  } finally {
    // A connection that may still hold the lock is closed, which gives the lock back.
    client.off('error', heard);
    client.release(broken);
  }
}

/** Many ask over one connection: all who ask while it is asked share the next answer, which is not older than their question. */
function askedInTurn(ask: StillHeld): StillHeld {
  let underWay = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    next = undefined;
    return (underWay = ask());
  };
  return () => (next ??= underWay.then(begin, begin));
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

async function givenBack(client: PoolClient, { of, name, shared }: DatabaseLock): Promise<void> {
  await client.query(shared ? 'SELECT pg_advisory_unlock_shared($1, hashtext($2))' : 'SELECT pg_advisory_unlock($1, hashtext($2))', [of, name]);
}
