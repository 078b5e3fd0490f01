import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Turns } from '../platform/commands/turns.js';

/** Key of the advisory lock, over all processes. */
const LOCK = 7_203_118;

/**
 * Changes of users go one after another, in all processes: two administrators who take each other's permissions at the
 * same moment stand in two streams, where neither would see the other.
 */
@Injectable()
export class OneAtATime {
  /** Only one at a time waits for the lock here, so that those who wait do not use up the connections. */
  private readonly turns = new Turns();

  constructor(private readonly pool: pg.Pool) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.take('users', () => this.locked(work));
  }

  private async locked<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
      try {
        return await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
        broken = false;
      }
    } finally {
      // A connection that may still hold the lock is closed, which gives the lock back.
      client.release(broken);
    }
  }
}
