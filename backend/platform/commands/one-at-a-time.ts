import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { FewAtOnce } from '../../../projections/engine/few-at-once.js';
import { Turns } from './turns.js';

/** Of all that takes advisory locks, this. */
const LOCKS = 7_203_118;

const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 160;

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

  run<T>(kind: string, work: () => Promise<T>): Promise<T> {
    return this.turns.take(kind, () => this.atOnce.run(() => this.locked(kind, work)));
  }

  private async locked<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    client.on('error', heard);
    let broken = true;
    try {
      await taken(client, kind);
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
async function taken(client: pg.PoolClient, kind: string): Promise<void> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS free', [LOCKS, kind]);
    if (rows[0]!.free) return;
    await pause(wait);
  }
}
