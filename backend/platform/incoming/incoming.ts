import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { v5 as uuidV5 } from 'uuid';
import { Sealing } from '../auth/sealing.js';
import { Jobs, type JobCall } from '../jobs/jobs.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import type { IncomingHandler, IncomingKind } from './incoming-kind.js';

const TASK = 'incoming';

/** Namespace of what came: of its kind and of what its sender calls it. */
const INCOMING_IDS = 'b0a3f5b9-6d5e-4d7a-9c55-3b1d7d0f7a42';

/** With the library's back-off of e to the power of the try, in seconds, the last one is a day and a half after the first. */
const MOST_TRIES = 12;

/** A sender that comes again later than this is not known again. */
const HANDLED_KEPT_DAYS = 30;
const FAILED_KEPT_DAYS = 90;

interface OpenMessage {
  readonly kind: string;
  readonly payload: Buffer;
  readonly receivedAt: Date;
}

/**
 * What others tell the product by webhook: stored once by what its sender calls it, before it is answered, and handled from
 * there as often as it takes. Whatever is away at that moment, nothing that was answered is lost. What it says is sealed, and
 * blanked once it was handled.
 */
@Injectable()
export class Incoming {
  private readonly log = new Logger(Incoming.name);
  private readonly handlers = new Map<string, { readonly kind: IncomingKind<object>; readonly handle: IncomingHandler<object> }>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly sealing: Sealing,
    sweeps: HourlySweeps,
  ) {
    jobs.task(TASK, (payload, call) => this.attempt((payload as { id: string }).id, call));
    sweeps.add(() => this.sweep());
  }

  handle<Payload extends object>(kind: IncomingKind<Payload>, handle: IncomingHandler<Payload>): void {
    this.handlers.set(kind.name, { kind, handle: handle as IncomingHandler<object> });
  }

  labelOf(kind: string): string {
    return this.handlers.get(kind)?.kind.label ?? kind;
  }

  /**
   * Resolves once it is stored: then its sender may be told so.
   * @param senderId what its sender calls it: told twice, it is handled once
   */
  async receive<Payload extends object>(kind: IncomingKind<Payload>, senderId: string, payload: Payload): Promise<void> {
    await this.jobs.ready();
    const id = uuidV5(`${kind.name}/${senderId}`, INCOMING_IDS);
    await this.pool.query(RECEIVE, [id, kind.name, this.sealing.seal(JSON.stringify(payload), purposeOf(id)), TASK, MOST_TRIES]);
  }

  /** At once, and as often as at first. @returns whether there was anything to try */
  async tryAgain(id: string): Promise<boolean> {
    await this.jobs.ready();
    const { rowCount } = await this.pool.query(TRY_AGAIN, [id, TASK, MOST_TRIES]);
    return rowCount === 1;
  }

  private async attempt(id: string, { signal }: JobCall): Promise<void> {
    const { rows } = await this.pool.query<OpenMessage>('SELECT kind, payload, received_at AS "receivedAt" FROM incoming WHERE id = $1 AND handled_at IS NULL', [id]);
    const open = rows[0];
    if (!open) return;
    try {
      await this.handlerOf(open.kind)(this.payloadOf(id, open), { id, receivedAt: open.receivedAt.toISOString(), signal });
      await this.pool.query(`UPDATE incoming SET handled_at = now(), reason = NULL, payload = '' WHERE id = $1`, [id]);
    } catch (error) {
      this.log.warn(`Incoming ${id} (${open.kind}) was not handled: ${error instanceof Error ? error.message : String(error)}`);
      await this.pool.query('UPDATE incoming SET reason = $2 WHERE id = $1', [id, reasonOf(error)]);
      throw error;
    }
  }

  private handlerOf(kind: string): IncomingHandler<object> {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`Nobody here handles ${kind}`);
    return handler.handle;
  }

  private payloadOf(id: string, { payload }: OpenMessage): object {
    const text = this.sealing.open(payload, purposeOf(id));
    if (text === undefined) throw new Error('It was sealed with another key: SECRETS_KEY must be the same in every process');
    return JSON.parse(text) as object;
  }

  private async sweep(): Promise<void> {
    await this.pool.query(
      `DELETE FROM incoming WHERE handled_at < now() - interval '${HANDLED_KEPT_DAYS} days' OR (handled_at IS NULL AND received_at < now() - interval '${FAILED_KEPT_DAYS} days')`,
    );
  }
}

function purposeOf(id: string): string {
  return `incoming ${id}`;
}

/** For people: what a fault says may hold anything. */
function reasonOf(error: unknown): string {
  const status = (error as { getStatus?(): number }).getStatus?.();
  return status === 503 ? 'Something that it needs was away' : 'An unexpected fault; the log tells more';
}

const RECEIVE = `
WITH received AS (
  INSERT INTO public.incoming (id, kind, payload) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING RETURNING id)
SELECT graphile_worker.add_job($4, json_build_object('id', id), max_attempts => $5, job_key => 'incoming:' || id) FROM received`;

/** One that is being tried at this moment is left alone. */
const TRY_AGAIN = `
SELECT graphile_worker.add_job($2, json_build_object('id', id), max_attempts => $3, job_key => 'incoming:' || id) FROM public.incoming
WHERE id = $1 AND handled_at IS NULL
AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'incoming:' || $1::text AND locked_at IS NOT NULL)`;
