import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { shredKeys } from '../../../events/store/personal/shred.js';

/** A start waits so long: whoever holds it up, as a backup that is being made, may go on for hours. */
const START_WAITS_MS = 5_000;

/** A statement's part `marked`: what `taken` took out of `person_key` is still on its pages. */
export const MARKED = `marked AS (INSERT INTO public.keys_to_shred (one) SELECT true FROM taken LIMIT 1 ON CONFLICT (one) DO UPDATE SET since = excluded.since)`;

/** What a start, or one before it, took out of the table is shredded, behind the start where others hold it up. */
export class KeysToShred {
  private readonly log = new Logger('PersonKeys');
  private readonly end = new AbortController();
  private shredding = Promise.resolve();

  constructor(private readonly pool: pg.Pool) {}

  async begin(): Promise<void> {
    this.shredding = this.shred().catch((error: Error) => {
      if (!this.end.signal.aborted) this.log.warn(`Keys that were taken out may still be on the disk, until the next start: ${error.message}`);
    });
    await Promise.race([this.shredding, pause(START_WAITS_MS, undefined, { ref: false })]);
  }

  async stop(): Promise<void> {
    this.end.abort();
    await this.shredding;
  }

  private async shred(): Promise<void> {
    const { rows } = await this.pool.query<{ since: string }>('SELECT since::text FROM keys_to_shred');
    if (!rows[0]) return;
    await shredKeys(this.pool, this.end.signal);
    await this.pool.query('DELETE FROM keys_to_shred WHERE since = $1::timestamptz', [rows[0].since]);
  }
}
