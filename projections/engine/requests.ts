import type { Pool } from 'pg';

/** What an operator wants of a projection. It goes through the database, because any process may lead. */
export interface OpenRequest {
  readonly id: number;
  readonly kind: 'rebuild' | 'release' | 'skip';
  /** Of a release or a skip. */
  readonly stream: string;
  /** Of a skip. */
  readonly reason: string;
  readonly requestedBy: string;
  readonly outcome: string | null;
}

export const DONE = 'done';

/** A leader has begun with it; found so by the next leader, it ended the process. */
const BEGUN = 'begun';

export async function request(pool: Pool, projection: string, kind: OpenRequest['kind'], by: string, stream = '', reason = ''): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'INSERT INTO projection.request (projection, kind, stream, requested_by, reason) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [projection, kind, stream, by, reason],
  );
  return Number(rows[0]?.id);
}

export async function openRequests(pool: Pool, projection: string): Promise<OpenRequest[]> {
  const { rows } = await pool.query<OpenRequest>(
    `SELECT id::integer, kind, stream, reason, requested_by AS "requestedBy", outcome FROM projection.request
     WHERE projection = $1 AND finished_at IS NULL ORDER BY id`,
    [projection],
  );
  return rows;
}

export async function beginRequest(pool: Pool, id: number): Promise<void> {
  await pool.query('UPDATE projection.request SET outcome = $2 WHERE id = $1', [id, BEGUN]);
}

export function endedTheProcess({ kind, outcome }: OpenRequest): boolean {
  return kind !== 'rebuild' && outcome === BEGUN;
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

/** Old requests are of no use. */
export async function pruneRequests(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM projection.request WHERE finished_at < now() - interval '1 day'`);
}
