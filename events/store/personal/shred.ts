import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** Everybody who reads a key waits behind whoever waits for the whole table. */
const LOCK_WITHIN_MS = 100;
const LOCKED = '55P03';

/**
 * Writes the table of keys anew, so that no page keeps the bytes of a key that was taken out: PostgreSQL leaves what an UPDATE
 * replaced where it stood, and a plain VACUUM frees the room without clearing it. Nothing is written, and nobody who reads a key
 * waits, while a transaction that may still see the old rows would keep them.
 */
export async function shredKeys(pool: Pick<pg.Pool, 'connect'>, signal: AbortSignal): Promise<void> {
  let since: string | undefined;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const client = await pool.connect();
    try {
      since ??= (await client.query<{ now: string }>('SELECT pg_current_xact_id()::text AS now')).rows[0]!.now;
      if (!(await isHeldUp(client, since)) && (await writtenAnew(client))) return;
    } finally {
      client.release();
    }
    await pause(wait, undefined, { signal });
  }
}

/** Who began before `since` sees the rows that were taken out until then; who uses the table for long keeps us from its lock. */
async function isHeldUp(client: pg.ClientBase, since: string): Promise<boolean> {
  const { rows } = await client.query<{ heldUp: boolean }>(HELD_UP, [since]);
  return rows[0]!.heldUp;
}

/** @returns whether nothing is left */
async function writtenAnew(client: pg.ClientBase): Promise<boolean> {
  let left = 0;
  const hear = ({ detail = '' }: { readonly detail?: string | undefined }) => (left += leftIn(detail));
  client.on('notice', hear);
  try {
    await client.query(`SET statement_timeout = 0; SET lock_timeout = ${LOCK_WITHIN_MS}`);
    const free = await client.query('VACUUM (FULL, VERBOSE) public.person_key, public.lost_person_key').then(() => true, refusedByLock);
    return free && left === 0;
  } finally {
    client.off('notice', hear);
    await client.query('RESET statement_timeout; RESET lock_timeout').catch(() => undefined);
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

/** Only those of this database keep its rows. Whoever uses the table for a moment is waited for by the lock itself. */
const HELD_UP = `
SELECT EXISTS (
  SELECT FROM pg_stat_activity a
  WHERE a.datname = current_database() AND a.pid <> pg_backend_pid() AND a.backend_type = 'client backend'
  AND (age(a.backend_xmin) > age($1::xid8::xid)
    OR (a.xact_start < clock_timestamp() - interval '1 second'
      AND EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND l.granted AND l.relation IN ('public.person_key'::regclass, 'public.lost_person_key'::regclass))))
) AS "heldUp"`;
