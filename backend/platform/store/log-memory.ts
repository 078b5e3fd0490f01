import type pg from 'pg';
import { START, type Position, type StoredEvent } from '../../../events/store/event-store.js';

/** An event that was in the log: the same log has it still, at the same place. */
export interface Landmark {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  /** Unknown where only a command's outcome was kept. */
  readonly eventId?: string;
}

/** An event that another program wrote. */
export interface ForeignEvent {
  readonly stream: string;
  readonly type: string;
  /** ISO UTC. */
  readonly at: string;
}

/** How many events of others there are between two places, and the last of them. */
export interface ForeignFound {
  readonly count: number;
  readonly last: ForeignEvent | undefined;
}

/** What the database knows of its log. */
export interface LogMemory {
  readonly logId: string;
  readonly foundCompany: boolean;
  readonly landmark: Landmark;
  readonly foreignEvents: number;
  /** Null when there is none, or none since it is kept which one it was. */
  readonly lastForeign: ForeignEvent | null;
  readonly countedTo: Position;
}

const COLUMNS = `log_id AS "logId", found_company AS "foundCompany", foreign_events::integer AS "foreignEvents", counted_to AS "countedTo",
  CASE WHEN foreign_type IS NOT NULL THEN json_build_object('stream', foreign_stream, 'type', foreign_type, 'at', to_char(foreign_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS "lastForeign",
  json_build_object('stream', stream, 'revision', revision, 'position', position, 'eventId', event_id) AS landmark`;

export async function logMemory(pool: pg.Pool): Promise<LogMemory | undefined> {
  const { rows } = await pool.query<LogMemory>(`SELECT ${COLUMNS} FROM event_log`);
  return rows[0];
}

/** Of two processes that start together the first one's word stands. */
export async function remember(pool: pg.Pool, logId: string, begun: StoredEvent, found: Pick<LogMemory, 'foundCompany' | 'countedTo'> & { readonly foreign: ForeignFound }): Promise<void> {
  const { count, last } = found.foreign;
  await pool.query(
    `INSERT INTO event_log (log_id, found_company, stream, revision, event_id, position, foreign_events, counted_to, foreign_stream, foreign_type, foreign_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
    [logId, found.foundCompany, begun.stream, begun.revision, begun.id, begun.position, count, found.countedTo, last?.stream, last?.type, last?.at],
  );
}

/** @param from where it was counted to before: who counts at the same moment counts the same, once */
export async function countForeign(pool: pg.Pool, from: Position, to: Position, { count, last }: ForeignFound): Promise<void> {
  await pool.query(
    `UPDATE event_log SET counted_to = $2, foreign_events = foreign_events + $3, foreign_stream = coalesce($4, foreign_stream),
       foreign_type = coalesce($5, foreign_type), foreign_at = coalesce($6, foreign_at) WHERE counted_to = $1`,
    [from, to, count, last?.stream, last?.type, last?.at],
  );
}

/** The further along, the more of a log that went another way is told apart. */
export async function moveLandmark(pool: pg.Pool, { stream, revision, id, position }: StoredEvent): Promise<void> {
  await pool.query('UPDATE event_log SET stream = $1, revision = $2, event_id = $3, position = $4 WHERE position < $4', [stream, revision, id, position]);
}

/** How far the read models have read: START in a database that has none. */
export async function furthestRead(pool: pg.Pool): Promise<Position> {
  const { rows: tables } = await pool.query<{ there: boolean }>(`SELECT to_regclass('projection.checkpoint') IS NOT NULL AS there`);
  if (!tables[0]?.there) return START;
  const { rows } = await pool.query<{ position: Position | null }>('SELECT max(handled) AS position FROM projection.checkpoint');
  return rows[0]?.position ?? START;
}

/** The last command that is remembered: all that a database of before logs had identities knows of one event. */
export async function lastCommand(pool: pg.Pool): Promise<Landmark | undefined> {
  const { rows } = await pool.query<Landmark>('SELECT stream, revision, position FROM done_command WHERE revision >= 0 ORDER BY position DESC LIMIT 1');
  return rows[0];
}

/** Nothing of a company was ever kept in it. */
export async function isFresh(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ used: boolean }>('SELECT EXISTS (SELECT FROM id_sequence) OR EXISTS (SELECT FROM first_run) AS used');
  return !rows[0]?.used;
}
