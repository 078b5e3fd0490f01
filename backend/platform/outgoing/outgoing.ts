import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import type { CommandMetadata } from '../commands/command.js';
import { Jobs, type JobCall } from '../jobs/jobs.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { failureOf } from './outgoing-failure.js';
import type { Anew, OutgoingKind, OutgoingRequest, Sender } from './outgoing-kind.js';

const TASK = 'outgoing';

/** With the library's back-off of e to the power of the try, in seconds, the last one is three and a half hours after the first. */
const MOST_TRIES = 10;

const SENT_KEPT_DAYS = 30;
const FAILED_KEPT_DAYS = 90;

interface OpenRequest {
  readonly kind: string;
  readonly payload: object;
}

/** Who can run the statement that asks: the pool, or the transaction that the asking belongs to. */
type Queries = Pick<pg.Pool, 'query'>;

/**
 * What goes out into the world: asked for by a row in the database, tried with back-off by whichever process is free, and
 * seen by people until it went. No request of a person waits for somebody else's server.
 */
@Injectable()
export class Outgoing {
  private readonly log = new Logger(Outgoing.name);
  private readonly senders = new Map<string, { readonly kind: OutgoingKind<object>; readonly carry: Sender<object>; readonly anew: Anew<object> | undefined }>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    sweeps: HourlySweeps,
  ) {
    jobs.task(TASK, (payload, call) => this.attempt((payload as { id: string }).id, call));
    jobs.first(() => this.takeOver());
    // A process of that version may have run beside this one.
    sweeps.add(() => this.takeOver());
    sweeps.add(() => this.sweep());
  }

  carry<Payload extends object>(kind: OutgoingKind<Payload>, carry: Sender<Payload>, anew?: Anew<Payload>): void {
    this.senders.set(kind.name, { kind, carry: carry as Sender<object>, anew: anew as Anew<object> | undefined });
  }

  labelOf(kind: string): string {
    return this.senders.get(kind)?.kind.label ?? kind;
  }

  /**
   * @param id the request's own idempotency key: asked for twice, it goes out once
   * @param by who asked, as people read it
   */
  async ask({ kind, recipient, about, payload }: OutgoingRequest, id: string, by: string, queries: Queries = this.pool): Promise<void> {
    await this.jobs.ready();
    await queries.query(ASK, [id, kind.name, recipient, about, JSON.stringify(payload), by, TASK, MOST_TRIES, queueOf(kind)]);
  }

  /** At once, and as often as at first; or anew, in its place. @returns whether there was anything to try */
  async tryAgain(id: string, issued: CommandMetadata): Promise<boolean> {
    await this.jobs.ready();
    const open = await this.openRequest(id, 'sent_at IS NULL');
    if (open && (await this.senders.get(open.kind)?.anew?.(open.payload, issued))) {
      await this.pool.query('DELETE FROM outgoing WHERE id = $1 AND sent_at IS NULL', [id]);
      return true;
    }
    const { rowCount } = await this.pool.query(TRY_AGAIN, [id, TASK, MOST_TRIES, queueOf(open && this.senders.get(open.kind)?.kind)]);
    return rowCount === 1;
  }

  /** Others of a kind that nobody has tried yet, the oldest first: for a carrier that does several at once. */
  async waiting<Payload extends object>({ name }: OutgoingKind<Payload>): Promise<readonly { readonly id: string; readonly payload: Payload }[]> {
    const { rows } = await this.pool.query<{ id: string; payload: Payload }>(WAITING, [name]);
    return rows;
  }

  /** Whether nobody has asked for another of its kind about the same record since. */
  async isNewest(id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(ASKED_SINCE, [id]);
    return rowCount === 0;
  }

  private async attempt(id: string, { signal }: JobCall): Promise<void> {
    const open = await this.openRequest(id, 'sent_at IS NULL AND failed_at IS NULL');
    if (!open) return;
    try {
      await this.senderOf(open.kind)(open.payload, { id, signal });
      await this.pool.query(`UPDATE outgoing SET sent_at = now(), reason = NULL, payload = '{}' WHERE id = $1`, [id]);
    } catch (error) {
      await this.failed(id, error);
    }
  }

  private async openRequest(id: string, where: string): Promise<OpenRequest | undefined> {
    const { rows } = await this.pool.query<OpenRequest>(`SELECT kind, payload FROM outgoing WHERE id = $1 AND ${where}`, [id]);
    return rows[0];
  }

  private senderOf(kind: string): Sender<object> {
    const sender = this.senders.get(kind);
    if (!sender) throw new Error(`Nobody here carries ${kind}`);
    return sender.carry;
  }

  /** @throws what failed, when it is to be tried again */
  private async failed(id: string, error: unknown): Promise<void> {
    const { reason, final, unforeseen } = failureOf(error);
    if (unforeseen) this.log.error(`Outgoing ${id} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    await this.pool.query('UPDATE outgoing SET reason = $2, failed_at = CASE WHEN $3 THEN now() END WHERE id = $1', [id, reason, final]);
    if (!final) throw error;
  }

  /** What a version queued that had another queue for its kind, or none, waits in the kind's own. */
  private async takeOver(): Promise<void> {
    const inTurn = [...this.senders.values()].filter(({ kind }) => kind.inTurn).map(({ kind }) => kind.name);
    await this.pool.query(TAKE_OVER, [TASK, inTurn]);
  }

  private async sweep(): Promise<void> {
    await this.pool.query(
      `DELETE FROM outgoing WHERE sent_at < now() - interval '${SENT_KEPT_DAYS} days' OR (sent_at IS NULL AND asked_at < now() - interval '${FAILED_KEPT_DAYS} days')`,
    );
  }
}

/** The library does the jobs of a queue one after another, whichever process takes them. */
function queueOf(kind: OutgoingKind<object> | undefined): string | null {
  return kind?.inTurn ? kind.name : null;
}

const ASK = `
WITH asked AS (
  INSERT INTO public.outgoing (id, kind, recipient, about, payload, asked_by) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (id) DO NOTHING RETURNING id)
SELECT graphile_worker.add_job($7, json_build_object('id', id), queue_name => $9, max_attempts => $8, job_key => 'outgoing:' || id) FROM asked`;

const WAITING = `
SELECT id, payload FROM outgoing WHERE kind = $1 AND sent_at IS NULL AND failed_at IS NULL AND reason IS NULL ORDER BY asked_at LIMIT 100`;

const ASKED_SINCE = `
SELECT FROM outgoing one JOIN outgoing later USING (kind, about) WHERE one.id = $1 AND later.asked_at > one.asked_at LIMIT 1`;

/** By its key a job is changed, not added; one that is being done just now stays as it is. */
const TAKE_OVER = `
WITH elsewhere AS MATERIALIZED (
  SELECT job.key, outgoing.id, outgoing.kind, job.run_at, job.max_attempts FROM graphile_worker.jobs job
  JOIN public.outgoing ON job.key = 'outgoing:' || outgoing.id
  WHERE outgoing.kind = ANY($2) AND job.queue_name IS DISTINCT FROM outgoing.kind AND job.locked_at IS NULL AND job.attempts < job.max_attempts)
SELECT graphile_worker.add_job($1, json_build_object('id', id), queue_name => kind, run_at => run_at, max_attempts => max_attempts, job_key => key) FROM elsewhere`;

/** One that is being tried at this moment is left alone. */
const TRY_AGAIN = `
WITH again AS (
  UPDATE outgoing SET failed_at = NULL WHERE id = $1 AND sent_at IS NULL
  AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'outgoing:' || $1 AND locked_at IS NOT NULL) RETURNING id)
SELECT graphile_worker.add_job($2, json_build_object('id', id), queue_name => $4, max_attempts => $3, job_key => 'outgoing:' || id) FROM again`;
