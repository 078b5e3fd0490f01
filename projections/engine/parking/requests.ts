import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

const ASK_EVERY_MS = 100;

/** What an operator wants of a projection. It goes through the database, because any process may lead. */
export interface OpenRequest {
  readonly id: number;
  readonly kind: 'rebuild' | 'release' | 'skip';
  /** Of a release or a skip. */
  readonly stream: string;
  /** Of a skip: the event's, and why. */
  readonly revision: number | null;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly outcome: string | null;
}

export const DONE = 'done';

/** A leader has begun with it; found so by the next leader, it ended the process. */
const BEGUN = 'begun';

/** What is asked, beside of whom and by whom. */
export type Asked = Pick<OpenRequest, 'kind'> & Partial<Pick<OpenRequest, 'stream' | 'revision' | 'reason'>>;

export async function request(pool: Pool, projection: string, by: string, { kind, stream = '', revision = null, reason = '' }: Asked): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'INSERT INTO projection.request (projection, kind, stream, revision, requested_by, reason) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
    [projection, kind, stream, revision, by, reason],
  );
  return Number(rows[0]?.id);
}

/** Asks for the release of every stream whose first parked event failed for this cause. @returns how many streams that are */
export async function requestReleaseOfCause(pool: Pool, projection: string, by: string, cause: string): Promise<number> {
  const { rowCount } = await pool.query(
    `INSERT INTO projection.request (projection, kind, stream, requested_by, reason)
     SELECT DISTINCT projection, 'release', stream, $3, '' FROM projection.parked WHERE projection = $1 AND error = $2`,
    [projection, cause, by],
  );
  return rowCount ?? 0;
}

type AskedOf = OpenRequest & { readonly projection: string };

/** Every leader looks every second: those who do at the same moment share one look, however many there are. */
const looks = new WeakMap<Pool, Promise<readonly AskedOf[]>>();

export async function openRequests(pool: Pool, projection: string): Promise<OpenRequest[]> {
  let look = looks.get(pool);
  if (!look) looks.set(pool, (look = lookSoon(pool)));
  return (await look).filter((asked) => asked.projection === projection);
}

/** Whoever asks once the statement is on its way waits for the next one: what was requested before must be seen. */
async function lookSoon(pool: Pool): Promise<readonly AskedOf[]> {
  await new Promise((resolve) => setImmediate(resolve));
  looks.delete(pool);
  const { rows } = await pool.query<AskedOf>(
    `SELECT id::integer, projection, kind, stream, revision, reason, requested_by AS "requestedBy", requested_at AS "requestedAt", outcome FROM projection.request
     WHERE finished_at IS NULL ORDER BY id`,
  );
  return rows;
}

export async function beginRequest(pool: Pool, id: number): Promise<void> {
  await pool.query('UPDATE projection.request SET outcome = $2 WHERE id = $1', [id, BEGUN]);
}

export function endedTheProcess({ kind, outcome }: OpenRequest): boolean {
  return kind !== 'rebuild' && outcome === BEGUN;
}

/** As if nobody had begun with it. */
export async function leaveOpen(pool: Pool, id: number): Promise<void> {
  await pool.query('UPDATE projection.request SET outcome = NULL WHERE id = $1', [id]);
}

export async function finishRequest(pool: Pool, id: number, outcome: string): Promise<void> {
  await pool.query('UPDATE projection.request SET outcome = $2, finished_at = now() WHERE id = $1', [id, outcome]);
}

/** @returns what became of it, undefined while it is open */
export async function outcomeOf(pool: Pool, id: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ outcome: string }>(
    'SELECT outcome FROM projection.request WHERE id = $1 AND finished_at IS NOT NULL',
    [id],
  );
  return rows[0]?.outcome;
}

/** @returns what became of it. @throws that nobody took it up in time */
export async function settledOutcome(pool: Pool, id: number, timeoutMs: number): Promise<string> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const outcome = await outcomeOf(pool, id);
    if (outcome !== undefined) return outcome;
    if (Date.now() > until) throw new Error('Nobody took up the request in time');
    await pause(ASK_EVERY_MS);
  }
}

/** Old requests are of no use. */
export async function pruneRequests(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM projection.request WHERE finished_at < now() - interval '1 day'`);
}
