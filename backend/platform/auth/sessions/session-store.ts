import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { v4 as uuidV4 } from 'uuid';

/** A session as the database keeps it. */
export interface StoredSession {
  readonly sessionId: string;
  readonly userId: number;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** When its owner last gave a password or a code. */
  readonly provedAt: Date;
  /** It was begun with a second step, or one was set up in it. */
  readonly twoSteps: boolean;
}

/** What its user gets to see of it too. */
export interface PlacedSession extends StoredSession {
  readonly address: string;
  /** As the browser calls itself. */
  readonly browser: string;
}

/** Where and how a session is begun. */
export interface SessionFrom {
  readonly address: string;
  readonly browser: string;
  readonly twoSteps?: boolean;
}

const COLUMNS = `session_id AS "sessionId", user_id AS "userId", created_at AS "createdAt", last_seen_at AS "lastSeenAt", proved_at AS "provedAt", two_steps AS "twoSteps"`;

/** Of one person; the one used longest ago ends when there is one more. */
const MOST_SESSIONS = 25;

/** Which sessions of a user are ended: all of them, but for these. */
export interface SessionsToEnd {
  /** The session to be left, by its id. */
  readonly except?: string;
  /** ISO UTC: those that were begun later are left. */
  readonly begunBefore?: string;
}

/** Sessions in their table, by the hash of their token: who reads the table cannot sign in with it. */
@Injectable()
export class SessionStore {
  constructor(private readonly pool: pg.Pool) {}

  /** @returns how many older ones ended for it */
  async create(tokenHash: string, userId: number, { address, browser, twoSteps = false }: SessionFrom): Promise<number> {
    await this.pool.query('INSERT INTO session (session_id, token_hash, user_id, address, browser, two_steps) VALUES ($1, $2, $3, $4, $5, $6)', [
      uuidV4(),
      bytes(tokenHash),
      userId,
      address,
      browser.slice(0, 200),
      twoSteps,
    ]);
    const { rowCount } = await this.pool.query(
      'DELETE FROM session WHERE session_id IN (SELECT session_id FROM session WHERE user_id = $1 ORDER BY last_seen_at DESC OFFSET $2)',
      [userId, MOST_SESSIONS],
    );
    return rowCount ?? 0;
  }

  /** Its owner has just given a password or a code. */
  async prove(sessionId: string, twoSteps: boolean): Promise<void> {
    await this.pool.query('UPDATE session SET proved_at = now(), two_steps = two_steps OR $2 WHERE session_id::text = $1', [sessionId, twoSteps]);
  }

  async find(tokenHash: string): Promise<StoredSession | undefined> {
    const { rows } = await this.pool.query<StoredSession>(`SELECT ${COLUMNS} FROM session WHERE token_hash = $1`, [bytes(tokenHash)]);
    return rows[0];
  }

  async touch(tokenHash: string, at: Date): Promise<void> {
    await this.pool.query('UPDATE session SET last_seen_at = greatest(last_seen_at, $2) WHERE token_hash = $1', [bytes(tokenHash), at]);
  }

  async end(tokenHash: string): Promise<void> {
    await this.pool.query('DELETE FROM session WHERE token_hash = $1', [bytes(tokenHash)]);
  }

  /** The one used last first. */
  async ofUser(userId: number): Promise<PlacedSession[]> {
    const { rows } = await this.pool.query<PlacedSession>(
      `SELECT ${COLUMNS}, address, browser FROM session WHERE user_id = $1 ORDER BY last_seen_at DESC`,
      [userId],
    );
    return rows;
  }

  /** @returns whether there was such a session of the user */
  async endOneOf(userId: number, sessionId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('DELETE FROM session WHERE user_id = $1 AND session_id::text = $2', [userId, sessionId]);
    return rowCount === 1;
  }

  /** @returns those that ended */
  async endAllOf(userId: number, { except = '', begunBefore = 'infinity' }: SessionsToEnd = {}): Promise<PlacedSession[]> {
    const { rows } = await this.pool.query<PlacedSession>(
      `DELETE FROM session WHERE user_id = $1 AND session_id::text <> $2 AND created_at < $3 RETURNING ${COLUMNS}, address, browser`,
      [userId, except, begunBefore],
    );
    return rows;
  }

  /** Forgets sessions that nobody can use any more. */
  async sweep(createdBefore: Date, seenBefore: Date): Promise<void> {
    await this.pool.query('DELETE FROM session WHERE created_at < $1 OR last_seen_at < $2', [createdBefore, seenBefore]);
  }
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
