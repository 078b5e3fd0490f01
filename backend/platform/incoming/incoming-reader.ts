import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Jobs } from '../jobs/jobs.js';
import { Incoming } from './incoming.js';

export interface IncomingRow {
  readonly id: string;
  /** "Answer by text" */
  readonly what: string;
  readonly state: 'waiting' | 'tries again' | 'failed';
  /** Why the last try failed. */
  readonly reason: string | null;
  readonly tries: number;
  readonly mostTries: number;
  /** ISO UTC; null when it is not to be tried again. */
  readonly nextTry: string | null;
  /** ISO UTC. */
  readonly receivedAt: string;
}

interface StoredRow extends Omit<IncomingRow, 'nextTry' | 'receivedAt'> {
  readonly nextTry: Date | null;
  readonly receivedAt: Date;
}

const MOST_SHOWN = 100;

/** What others told the product and is not handled yet: failures first, then the oldest. What it says is not shown. */
@Injectable()
export class IncomingReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly incoming: Incoming,
    private readonly jobs: Jobs,
  ) {}

  async open(): Promise<readonly IncomingRow[]> {
    await this.jobs.ready();
    const { rows } = await this.pool.query<StoredRow>(`SELECT * FROM (${ROWS}) AS rows ORDER BY array_position('{failed,tries again,waiting}', state), "receivedAt" LIMIT $1`, [MOST_SHOWN]);
    return rows.map((row) => ({ ...row, what: this.incoming.labelOf(row.what), nextTry: row.nextTry?.toISOString() ?? null, receivedAt: row.receivedAt.toISOString() }));
  }
}

const ROWS = `
SELECT incoming.id, kind AS what, reason, received_at AS "receivedAt",
  coalesce(attempts, 0)::int AS tries, coalesce(max_attempts, 0)::int AS "mostTries",
  CASE WHEN attempts < max_attempts THEN run_at END AS "nextTry",
  CASE WHEN jobs.id IS NULL OR (attempts >= max_attempts AND locked_at IS NULL) THEN 'failed'
       WHEN reason IS NOT NULL THEN 'tries again'
       ELSE 'waiting' END AS state
FROM incoming LEFT JOIN graphile_worker.jobs ON jobs.key = 'incoming:' || incoming.id WHERE handled_at IS NULL`;
