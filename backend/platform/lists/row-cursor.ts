import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { rowTypes } from '../../../projections/engine/write/row-types.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import type { ListRow } from './list-reader.js';
import { SemaphoresByPerson } from '../concurrency/semaphores-by-person.js';
import { BoundedSemaphore } from '../concurrency/bounded-semaphore.js';

/** Made into an answer in one piece: more would hold up everybody else. */
const CHUNK = 100;

/** Each stream keeps a connection for as long as its reader takes; the rest of the pool stays for everybody else. */
const STREAMS_AT_ONCE = 4;
const OF_ONE_PERSON = 2;
const WAIT_MS = 5_000;

/** While a connection is out, an error of it that nobody hears ends the process; here the next query fails of it anyway. */
const heard = (): void => undefined;

/** Reads results of any size chunk by chunk. */
@Injectable()
export class RowCursor {
  private readonly places = new BoundedSemaphore(STREAMS_AT_ONCE, WAIT_MS);
  private readonly own = new SemaphoresByPerson(() => new BoundedSemaphore(OF_ONE_PERSON, WAIT_MS));

  constructor(private readonly pool: pg.Pool) {}

  /**
   * The rows as they were at one moment, loaded no faster than they are taken.
   * @param person who reads: nobody takes all places
   * @throws NoPlaceFree
   */
  async *chunks({ text, values }: SqlStatement, person: number): AsyncGenerator<ListRow[]> {
    const leaveOwn = await this.own.enter(person);
    try {
      const leave = await this.places.enter();
      try {
        yield* this.onOwnConnection(text, values);
      } finally {
        leave();
      }
    } finally {
      leaveOwn();
    }
  }

  private async *onOwnConnection(text: string, values: readonly unknown[]): AsyncGenerator<ListRow[]> {
    const client = await this.pool.connect();
    client.on('error', heard);
    let broken = false;
    try {
      yield* this.fetchAll(client, text, values);
    } catch (error) {
      broken = true;
      throw error;
    } finally {
      client.off('error', heard);
      client.release(broken);
    }
  }

  /**
   * The cursor is held beyond its transaction: the server keeps the result aside, so that a slow reader holds no lock
   * that the swap at the end of a rebuild would wait for, and everybody else behind it.
   */
  private async *fetchAll(client: pg.PoolClient, text: string, values: readonly unknown[]): AsyncGenerator<ListRow[]> {
    await client.query('BEGIN READ ONLY; SET LOCAL statement_timeout = 0');
    await client.query(`DECLARE rows NO SCROLL CURSOR WITH HOLD FOR ${text}`, [...values]);
    await client.query('COMMIT');
    try {
      for (;;) {
        const { rows } = await client.query<ListRow>({ text: `FETCH ${CHUNK} FROM rows`, types: rowTypes });
        if (rows.length > 0) yield rows;
        if (rows.length < CHUNK) return;
      }
    } finally {
      await client.query('CLOSE rows');
    }
  }
}
