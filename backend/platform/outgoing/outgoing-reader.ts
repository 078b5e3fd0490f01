import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Jobs } from '../jobs/jobs.js';
import { Outgoing } from './outgoing.js';

export type OutgoingState = 'waiting' | 'tries again' | 'failed' | 'sent';

export interface OutgoingRow {
  readonly id: string;
  /** "Password link" */
  readonly what: string;
  readonly recipient: string;
  /** The record's stream. */
  readonly about: string;
  readonly state: OutgoingState;
  /** Why the last try failed. */
  readonly reason: string | null;
  readonly tries: number;
  readonly mostTries: number;
  /** ISO UTC; null when it is not to be tried again. */
  readonly nextTry: string | null;
  readonly askedBy: string;
  /** ISO UTC. */
  readonly askedAt: string;
}

export interface OutgoingOverview {
  readonly counts: Readonly<Record<OutgoingState, number>>;
  /** What has not gone out: failures first, then the oldest. */
  readonly open: readonly OutgoingRow[];
}

interface StoredRow extends Omit<OutgoingRow, 'nextTry' | 'askedAt'> {
  readonly nextTry: Date | null;
  readonly askedAt: Date;
}

const MOST_SHOWN = 100;

/** What waits to go out, what failed and why. */
@Injectable()
export class OutgoingReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly outgoing: Outgoing,
    private readonly jobs: Jobs,
  ) {}

  async overview(): Promise<OutgoingOverview> {
    await this.jobs.ready();
    const counted = await this.pool.query<{ state: OutgoingState; count: number }>(`SELECT state, count(*)::int FROM (${ROWS}) AS rows GROUP BY state`);
    const counts = { waiting: 0, 'tries again': 0, failed: 0, sent: 0, ...Object.fromEntries(counted.rows.map(({ state, count }) => [state, count])) };
    const open = await this.pool.query<StoredRow>(
      `SELECT * FROM (${ROWS}) AS rows WHERE state <> 'sent' ORDER BY array_position('{failed,tries again,waiting}', state), "askedAt" LIMIT $1`,
      [MOST_SHOWN],
    );
    return { counts, open: open.rows.map((row) => this.shown(row)) };
  }

  /** The last of a kind that was asked for about a record. */
  async lastAbout(about: string, kind: string): Promise<OutgoingRow | undefined> {
    await this.jobs.ready();
    const { rows } = await this.pool.query<StoredRow>(`SELECT * FROM (${ROWS}) AS rows WHERE about = $1 AND what = $2 ORDER BY "askedAt" DESC LIMIT 1`, [about, kind]);
    return rows[0] && this.shown(rows[0]);
  }

  /** Of a kind, what was tried and has not gone out, of that which was asked for about these records since: the oldest first. */
  async triedAbout(asked: readonly { readonly about: string; readonly since: string }[], kind: string): Promise<readonly OutgoingRow[]> {
    await this.jobs.ready();
    const { rows } = await this.pool.query<StoredRow>(TRIED_ABOUT, [asked.map(({ about }) => about), asked.map(({ since }) => since), kind]);
    return rows.map((row) => this.shown(row));
  }

  private shown(row: StoredRow): OutgoingRow {
    return { ...row, what: this.outgoing.labelOf(row.what), nextTry: row.nextTry?.toISOString() ?? null, askedAt: row.askedAt.toISOString() };
  }
}

/** A job that is gone, or was tried as often as it may be, is tried no more, also when its process died over the last try. */
const ROWS = `
SELECT outgoing.id, kind AS what, recipient, about, reason, asked_by AS "askedBy", asked_at AS "askedAt",
  coalesce(attempts, 0)::int AS tries, coalesce(max_attempts, 0)::int AS "mostTries",
  CASE WHEN sent_at IS NULL AND failed_at IS NULL AND attempts < max_attempts THEN run_at END AS "nextTry",
  CASE WHEN sent_at IS NOT NULL THEN 'sent'
       WHEN failed_at IS NOT NULL OR jobs.id IS NULL OR (attempts >= max_attempts AND locked_at IS NULL) THEN 'failed'
       WHEN reason IS NOT NULL THEN 'tries again'
       ELSE 'waiting' END AS state
FROM outgoing LEFT JOIN graphile_worker.jobs ON jobs.key = 'outgoing:' || outgoing.id`;

const TRIED_ABOUT = `
SELECT tried.* FROM (${ROWS}) AS tried JOIN unnest($1::text[], $2::timestamptz[]) AS asked (about, since) ON asked.about = tried.about
WHERE what = $3 AND state IN ('tries again', 'failed') AND "askedAt" >= since ORDER BY "askedAt", id`;
