import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import pg from 'pg';
import { withDatabaseLock } from '../../../projections/engine/run/database-lock.js';
import { KeyedQueue } from './keyed-queue.js';

/** Of all that takes advisory locks, this. */
const LOCKS = 7_203_118;

/**
 * Lets work of one kind go one after another, in all processes: for rules over several streams, where neither of two who
 * act at the same moment would see the other.
 */
@Injectable()
export class DatabaseMutex {
  /** Waiting for the lock takes a connection: one piece of work of each kind waits there, the others here. */
  private readonly queue = new KeyedQueue();

  /** The work needs connections beside the one that holds its lock. */
  private readonly connections: Semaphore;

  constructor(private readonly pool: pg.Pool) {
    this.connections = new Semaphore(Math.ceil(pool.options.max / 3));
  }

  /** @param signal ends the wait for the database's lock, with its reason; not the wait behind work of the same kind in this process */
  run<T>(kind: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.queue.run(kind, () => this.connections.runExclusive(() => withDatabaseLock(this.pool, { of: LOCKS, name: kind }, work, signal)));
  }
}
