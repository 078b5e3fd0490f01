import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { FewAtOnce } from '../../../projections/engine/run/few-at-once.js';
import { Turns } from './turns.js';

/** Of all that takes advisory locks, this. */
const LOCKS = 7_203_118;

/** Short: a process where many stand in line takes the lock again as soon as it gave it back, and overtakes who sleeps. */
const PAUSE_MS = 10;

/** While a connection is out, an error of it that nobody hears ends the process; here giving the lock back fails of it anyway. */
const heard = (): void => undefined;

/**
 * Lets work of one kind go one after another, in all processes: for rules over several streams, where neither of two who
 * act at the same moment would see the other.
 */
@Injectable()
export class OneAtATime {
  /** Only one of a kind waits for the lock here, so that those who wait do not use up the connections. */
  private readonly turns = new Turns();

  /** The work needs connections beside the one that holds its lock. */
  private readonly atOnce: FewAtOnce;

  constructor(private readonly pool: pg.Pool) {
    this.atOnce = new FewAtOnce(Math.ceil(pool.options.max / 3));
  }

  /** @param signal ends the wait, with its reason; the work looks at it by itself */
  run<T>(kind: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.turns.take(kind, () => this.atOnce.run(() => this.locked(kind, work, signal)));
  }

  private async locked<T>(kind: string, work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    signal?.throwIfAborted();
    const client = await this.pool.connect();
    client.on('error', heard);
    let broken = true;
    try {
      await taken(client, kind, signal);
      try {
        return await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCKS, kind]);
        broken = false;
      }
    } finally {
      // A connection that may still hold the lock is closed, which gives the lock back.
      client.off('error', heard);
      client.release(broken);
    }
  }
}

/**
 * However long another process has it. It is tried instead of waited for: who waits in a statement is timed out by the pool, and
 * its snapshot keeps dead rows from being removed, which those who hold the lock may wait for (`shred.ts`).
 */
async function taken(client: pg.PoolClient, kind: string, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS free', [LOCKS, kind]);
    if (rows[0]!.free) return;
    await pause(PAUSE_MS, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}
