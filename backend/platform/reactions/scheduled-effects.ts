import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { Skip } from '../../../projections/engine/parking/parking.js';

export const DUE_TASK = 'reaction-due';

/** Something that a reaction is to do later. */
export interface Due {
  readonly reaction: string;
  readonly key: string;
  /** Of the event that caused it. */
  readonly stream: string;
  readonly revision: number;
  readonly dueAt: Date;
}

/** What reactions are to do later, of all of them. */
export interface DueOverview {
  readonly reaction: string;
  readonly count: number;
  /** ISO UTC of the next; null when none is to come by itself. */
  readonly next: string | null;
  readonly refused: readonly { readonly key: string; readonly stream: string; readonly revision: number; readonly error: string; readonly at: string }[];
}

type Queries = Pick<pg.Pool, 'query'>;

/** What is due, in the database: written with the checkpoint, and woken up by a job of the same transaction. */
@Injectable()
export class ScheduledEffects {
  constructor(private readonly pool: pg.Pool) {}

  /** @param dueAt ISO UTC */
  async set(queries: Queries, { reaction, key }: Pick<Due, 'reaction' | 'key'>, { stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>, dueAt: string): Promise<void> {
    await queries.query(SET, [reaction, key, dueAt, stream, revision, DUE_TASK]);
  }

  async settle(queries: Queries, reaction: string, key: string): Promise<void> {
    await queries.query(SETTLE, [reaction, key]);
  }

  /** @returns undefined when it was settled, done, refused, or put off */
  async find(reaction: string, key: string): Promise<Due | undefined> {
    const { rows } = await this.pool.query<Due>(
      'SELECT reaction, key, stream, revision, due_at AS "dueAt" FROM reaction_due WHERE reaction = $1 AND key = $2 AND refused IS NULL AND due_at <= now()',
      [reaction, key],
    );
    return rows[0];
  }

  /** Another one of the same key, that fell due by a later event, stays. */
  async done(queries: Queries, { reaction, key, stream, revision }: Due): Promise<void> {
    await queries.query('DELETE FROM public.reaction_due WHERE reaction = $1 AND key = $2 AND stream = $3 AND revision = $4', [reaction, key, stream, revision]);
  }

  /** As `done`: what fell due by a later event has not been tried. */
  async refused({ reaction, key, stream, revision }: Due, error: string): Promise<void> {
    await this.pool.query('UPDATE reaction_due SET refused = $5, refused_at = now() WHERE reaction = $1 AND key = $2 AND stream = $3 AND revision = $4', [reaction, key, stream, revision, error]);
  }

  /** @returns whether there was one that was refused */
  async release(reaction: string, key: string): Promise<boolean> {
    return (await this.pool.query(RELEASE, [reaction, key, DUE_TASK])).rowCount === 1;
  }

  /** Revision of the event whose effect was refused when it fell due. */
  async refusedRevision(reaction: string, key: string): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ revision: number }>('SELECT revision FROM reaction_due WHERE reaction = $1 AND key = $2 AND refused IS NOT NULL', [reaction, key]);
    return rows[0]?.revision;
  }

  /** Left out for good, on record. @returns whether this very one was refused */
  async skip(reaction: string, key: string, { revision, by, reason }: Omit<Skip, 'stream'>): Promise<boolean> {
    return (await this.pool.query(SKIP, [reaction, key, revision, by, reason])).rowCount === 1;
  }

  /** What has no job any more, because it was tried too often while something was away. */
  async wakeForgotten(): Promise<void> {
    await this.pool.query(WAKE_FORGOTTEN, [DUE_TASK]);
  }

  async overview(): Promise<DueOverview[]> {
    return (await this.pool.query<DueOverview>(OVERVIEW)).rows;
  }
}

const WAKE = `graphile_worker.add_job($TASK, json_build_object('reaction', reaction, 'key', key), run_at => due_at, job_key => 'due:' || reaction || ':' || key)`;

const SET = `
WITH due AS (
  INSERT INTO public.reaction_due (reaction, key, due_at, stream, revision) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (reaction, key) DO UPDATE SET due_at = $3, stream = $4, revision = $5, refused = NULL, refused_at = NULL
  RETURNING reaction, key, due_at)
SELECT ${WAKE.replace('$TASK', '$6')} FROM due`;

const SETTLE = `
WITH settled AS (DELETE FROM public.reaction_due WHERE reaction = $1 AND key = $2 RETURNING reaction, key)
SELECT graphile_worker.remove_job('due:' || reaction || ':' || key) FROM settled`;

const RELEASE = `
WITH due AS (
  UPDATE reaction_due SET refused = NULL, refused_at = NULL WHERE reaction = $1 AND key = $2 AND refused IS NOT NULL
  RETURNING reaction, key, due_at)
SELECT ${WAKE.replace('$TASK', '$3')} FROM due`;

const WAKE_FORGOTTEN = `
SELECT ${WAKE.replace('$TASK', '$1')} FROM reaction_due WHERE refused IS NULL AND NOT EXISTS (
  SELECT FROM graphile_worker.jobs WHERE jobs.key = 'due:' || reaction_due.reaction || ':' || reaction_due.key AND (attempts < max_attempts OR locked_at IS NOT NULL))`;

const SKIP = `
WITH due AS (DELETE FROM reaction_due WHERE reaction = $1 AND key = $2 AND revision = $3 AND refused IS NOT NULL RETURNING *)
INSERT INTO projection.skipped (projection, stream, revision, position, event_type, error, by, reason)
SELECT reaction, stream, revision, '', 'due: ' || key, refused, $4, $5 FROM due
ON CONFLICT (projection, stream, revision) DO UPDATE SET event_type = excluded.event_type, error = excluded.error, by = excluded.by, reason = excluded.reason, skipped_at = now()`;

const OVERVIEW = `
SELECT reaction, count(*)::int AS count,
  to_char(min(due_at) FILTER (WHERE refused IS NULL) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS next,
  coalesce(json_agg(json_build_object('key', key, 'stream', stream, 'revision', revision, 'error', refused, 'at', refused_at)) FILTER (WHERE refused IS NOT NULL), '[]') AS refused
FROM reaction_due GROUP BY reaction`;
