import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newToken, tokenHash } from '../auth/sessions/tokens.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';

/** decisions.md F1 */
export const IDLE_MINUTES = 30;
/** However busy: who left a page open does not keep a record open for days. */
export const LONGEST_HOURS = 8;

/** Somebody who has no account: let in to one record of an area (`decisions.md F1`). */
export interface AgentSession {
  /** Names it in events, in the access log and on the page; carries no authority. */
  readonly sessionId: string;
  readonly recordId: number;
  /** ISO UTC; each use puts it off. */
  readonly endsAt: string;
}

const COLUMNS = `session_id AS "sessionId", member_id AS "recordId", least(used_at + interval '${IDLE_MINUTES} minutes', opened_at + interval '${LONGEST_HOURS} hours') AS "endsAt"`;
const LIVE = `used_at > now() - interval '${IDLE_MINUTES} minutes' AND opened_at > now() - interval '${LONGEST_HOURS} hours'`;

/** By the hash of their token: who reads the table opens nothing with it. */
@Injectable()
export class AgentSessions {
  constructor(
    private readonly pool: pg.Pool,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM agent_session WHERE NOT (${LIVE})`));
  }

  /** @returns the token, which is kept nowhere */
  async open(recordId: number): Promise<{ readonly token: string; readonly session: AgentSession }> {
    const token = newToken();
    const session = await this.one(`INSERT INTO agent_session (token_hash, session_id, member_id) VALUES ($1, $2, $3) RETURNING ${COLUMNS}`, [tokenHash(token), randomUUID(), recordId]);
    return { token, session: session! };
  }

  /** @param use whether somebody does something with it, which puts its end off; a page that looks again by itself does not */
  find(token: string, use: boolean): Promise<AgentSession | undefined> {
    const text = use ? `UPDATE agent_session SET used_at = now() WHERE token_hash = $1 AND ${LIVE} RETURNING ${COLUMNS}` : `SELECT ${COLUMNS} FROM agent_session WHERE token_hash = $1 AND ${LIVE}`;
    return this.one(text, [tokenHash(token)]);
  }

  /** @returns the one that ended, if it still lived */
  end(token: string): Promise<AgentSession | undefined> {
    return this.one(`DELETE FROM agent_session WHERE token_hash = $1 AND ${LIVE} RETURNING ${COLUMNS}`, [tokenHash(token)]);
  }

  private async one(text: string, values: unknown[]): Promise<AgentSession | undefined> {
    const { rows } = await this.pool.query<Omit<AgentSession, 'endsAt'> & { endsAt: Date }>(text, values);
    return rows[0] && { ...rows[0], endsAt: rows[0].endsAt.toISOString() };
  }
}

/** As the page and the access log call one. */
export function shortName({ sessionId }: Pick<AgentSession, 'sessionId'>): string {
  return sessionId.slice(0, 4);
}

export function restSeconds({ endsAt }: Pick<AgentSession, 'endsAt'>): number {
  return Math.max(0, Math.round((Date.parse(endsAt) - Date.now()) / 1_000));
}
