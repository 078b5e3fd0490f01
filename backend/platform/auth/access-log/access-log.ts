import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { HourlySweeps } from '../../sweeps/hourly-sweeps.js';
import type { AccessKind } from './access-kinds.js';

/** Something that happened at the door. Never holds a password or a token, nor what a stranger typed. */
export interface Access {
  readonly kind: AccessKind;
  readonly userId?: number;
  /** Of the user, as it was then. */
  readonly name?: string;
  readonly address: string;
  readonly browser: string;
  readonly detail?: string;
  /** Written once in a minute for the same key, so that nobody can flood the log. */
  readonly oncePerMinute?: string;
}

const LONGEST_BROWSER = 300;
const LONGEST_DETAIL = 300;
const MINUTE_MS = 60_000;

/** Who came, who was turned away and who left: for the administrator, beside what the events tell of records. */
@Injectable()
export class AccessLog {
  private readonly log = new Logger(AccessLog.name);
  /** Spares the database what it would not take. */
  private readonly written = new LRUCache<string, true>({ max: 10_000 });

  constructor(
    private readonly pool: pg.Pool,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM access_log WHERE at < now() - interval '400 days'`));
  }

  /** Nobody is turned away because the log cannot be written. */
  async write({ kind, userId, name = '', address, browser, detail = '', oncePerMinute }: Access): Promise<void> {
    const once = oncePerMinute === undefined ? null : `${kind} ${oncePerMinute} ${Math.floor(Date.now() / MINUTE_MS)}`;
    if (once !== null && this.written.has(once)) return;
    if (once !== null) this.written.set(once, true);
    await this.pool
      .query(
        `INSERT INTO access_log (kind, user_id, name, address, browser, detail, once) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (once) DO NOTHING`,
        [kind, userId ?? null, name, address, browser.slice(0, LONGEST_BROWSER), detail.slice(0, LONGEST_DETAIL), once],
      )
      .catch((error: Error) => this.log.warn(`The access log could not be written: ${error.message}`));
  }
}
