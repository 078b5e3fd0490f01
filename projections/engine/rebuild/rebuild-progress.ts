import type { Pool } from 'pg';
import { START, type Batch, type EventStore, type Position } from '../../../events/store/event-store.js';

const SAVE_EVERY_MS = 500;

export interface RebuildProgress {
  readonly state: 'running' | 'done' | 'failed';
  readonly version: number;
  readonly position: Position;
  readonly head: Position;
  /** 0 to 1. */
  readonly done: number;
  /** Events a second. */
  readonly rate: number;
  readonly secondsLeft: number | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** Of the last try, also while it is tried again; null once one was done. */
  readonly error: string | null;
}

/** Need not wait for the disk. */
const NOTE = `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  UPDATE projection.rebuild SET position = $2, head = $3, done = $4, rate = $5, seconds_left = $6 FROM quick WHERE name = $1`;

/** Whether a rebuild that was finished began after somebody asked for one. */
export async function isRebuiltSince(pool: Pool, name: string, asked: Date): Promise<boolean> {
  const { rowCount } = await pool.query(`SELECT FROM projection.rebuild WHERE name = $1 AND state = 'done' AND started_at > $2::timestamptz + interval '1 millisecond'`, [name, asked]);
  return rowCount === 1;
}

/** Whether the rebuild that is under way, or was left over, began after somebody asked for one. */
export async function isBegunSince(pool: Pool, name: string, asked: Date): Promise<boolean> {
  const { rowCount } = await pool.query(`SELECT FROM projection.rebuild WHERE name = $1 AND state = 'running' AND started_at > $2::timestamptz + interval '1 millisecond'`, [name, asked]);
  return rowCount === 1;
}

/** Says in the database how far a rebuild is, so that every process can show it. */
export class ProgressWriter {
  private readonly startedAt = Date.now();
  private savedAt = 0;
  private events = 0;
  private from: Position = START;

  constructor(
    private readonly pool: Pool,
    private readonly store: EventStore,
    private readonly name: string,
  ) {}

  async begin(version: number, from: Position): Promise<void> {
    this.from = from;
    await this.pool.query(
      `INSERT INTO projection.rebuild (name, state, version, position) VALUES ($1, 'running', $2, $3)
       ON CONFLICT (name) DO UPDATE SET state = 'running', version = $2, position = $3, head = '', done = 0, rate = 0,
         seconds_left = NULL, started_at = CASE WHEN $3 = '' THEN now() ELSE projection.rebuild.started_at END, finished_at = NULL`,
      [this.name, version, from],
    );
  }

  async note(batch: Batch): Promise<void> {
    this.events += batch.events.length;
    if (Date.now() - this.savedAt < SAVE_EVERY_MS) return;
    this.savedAt = Date.now();
    const { position: head } = await this.store.head();
    const left = this.store.lag(batch.position, head).amount;
    const all = Math.max(this.store.lag(START, head).amount, 1);
    const seconds = Math.max(Date.now() - this.startedAt, 1) / 1000;
    const gone = this.store.lag(this.from, batch.position).amount;
    const secondsLeft = gone > 0 ? (left * seconds) / gone : null;
    await this.pool.query(NOTE, [
      this.name,
      batch.position,
      head,
      Math.min(1 - left / all, 1),
      this.events / seconds,
      secondsLeft,
    ]);
  }

  async end(state: 'done' | 'failed', error: string | null): Promise<void> {
    await this.pool.query(
      `UPDATE projection.rebuild SET state = $2, error = $3, done = CASE WHEN $2 = 'done' THEN 1 ELSE done END,
         rate = $4, seconds_left = CASE WHEN $2 = 'done' THEN 0 END, finished_at = now() WHERE name = $1`,
      [this.name, state, error, (this.events * 1000) / Math.max(Date.now() - this.startedAt, 1)],
    );
  }
}
