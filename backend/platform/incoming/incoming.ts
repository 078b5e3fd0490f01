import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { v5 as uuidV5 } from 'uuid';
import { Sealing } from '../auth/sealing.js';
import { Jobs, type JobCall } from '../jobs/jobs.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import type { IncomingHandler, IncomingKind, Whose } from './incoming-kind.js';

const TASK = 'incoming';

/** Namespace of what came: of its kind and of what its sender calls it. */
const INCOMING_IDS = 'b0a3f5b9-6d5e-4d7a-9c55-3b1d7d0f7a42';

/** With the library's back-off of e to the power of the try, in seconds, the last one is a day and a half after the first. */
const MOST_TRIES = 12;

/** A sender that comes again later than this is not known again. */
const HANDLED_KEPT_DAYS = 30;
const FAILED_KEPT_DAYS = 90;

const PIECE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface OpenMessage {
  readonly kind: string;
  readonly payload: Buffer;
  readonly receivedAt: Date;
}

interface StoredMessage extends OpenMessage {
  readonly id: string;
}

interface Handling {
  readonly kind: IncomingKind<object>;
  readonly handle: IncomingHandler<object>;
  readonly outlives: IncomingHandler<object> | undefined;
}

/** What came, was not handled yet, and can be read here. */
export interface Opened {
  readonly id: string;
  readonly payload: object;
  readonly whose: Whose;
  /** Does what of it outlives the erasure of whose it is. */
  outlive(signal: AbortSignal): Promise<void>;
}

/**
 * What others tell the product by webhook: stored once by what its sender calls it, before it is answered, and handled from
 * there as often as it takes. Whatever is away at that moment, nothing that was answered is lost. What it says is sealed, and
 * blanked once it was handled.
 */
@Injectable()
export class Incoming {
  private readonly log = new Logger(Incoming.name);
  private readonly handlers = new Map<string, Handling>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly sealing: Sealing,
    sweeps: HourlySweeps,
  ) {
    jobs.task(TASK, (payload, call) => this.attempt((payload as { id: string }).id, call));
    sweeps.add(() => this.sweep());
  }

  /** @param outlives what of one is done before it is forgotten with whose it is, such as that a phone takes no texts */
  handle<Payload extends object>(kind: IncomingKind<Payload>, handle: IncomingHandler<Payload>, outlives?: IncomingHandler<Payload>): void {
    this.handlers.set(kind.name, { kind, handle, outlives } as unknown as Handling);
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

  /** What nobody here can open, or knows, is left out. */
  async *opened(): AsyncGenerator<readonly Opened[]> {
    let [after, rows] = [BEFORE_ALL, [] as StoredMessage[]];
    do {
      ({ rows } = await this.pool.query<StoredMessage>(OPEN_AFTER, [after, PIECE]));
      yield rows.flatMap((row) => this.openedOf(row));
      after = rows.at(-1)?.id ?? after;
    } while (rows.length === PIECE);
  }

  /** One that is being tried at this moment is left alone. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.pool.query(gone('id = ANY($1) AND handled_at IS NULL'), [ids]);
  }

  private openedOf({ id, kind, payload: sealed, receivedAt }: StoredMessage): Opened[] {
    const handling = this.handlers.get(kind);
    const text = this.sealing.open(sealed, purposeOf(id));
    if (!handling || text === undefined) return [];
    const payload = JSON.parse(text) as object;
    const outlive = async (signal: AbortSignal) => handling.outlives?.(payload, { id, receivedAt: receivedAt.toISOString(), signal });
    return [{ id, payload, whose: handling.kind.whose(payload), outlive }];
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
    await this.pool.query(gone(`(handled_at < now() - interval '${HANDLED_KEPT_DAYS} days' OR (handled_at IS NULL AND received_at < now() - interval '${FAILED_KEPT_DAYS} days'))`));
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

const OPEN_AFTER = 'SELECT id, kind, payload, received_at AS "receivedAt" FROM incoming WHERE handled_at IS NULL AND id > $1 ORDER BY id LIMIT $2';

/** One that is being tried at this moment is left alone. */
const NOT_TRIED_NOW = `NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'incoming:' || incoming.id AND locked_at IS NOT NULL)`;

const TRY_AGAIN = `
SELECT graphile_worker.add_job($2, json_build_object('id', id), max_attempts => $3, job_key => 'incoming:' || id) FROM public.incoming
WHERE id = $1 AND handled_at IS NULL AND ${NOT_TRIED_NOW}`;

/** With their jobs, which keep why the last try failed. */
const gone = (which: string): string => `
WITH gone AS (DELETE FROM public.incoming WHERE ${which} AND ${NOT_TRIED_NOW} RETURNING id)
SELECT graphile_worker.remove_job('incoming:' || id) FROM gone`;
