import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import pg from 'pg';
import { secretsKeyOf } from '../../platform/config/secrets-key.js';
import { Settings } from '../../platform/config/settings.js';
import { HourlySweeps } from '../../platform/sweeps/hourly-sweeps.js';
import { CODE_MINUTES, CODE_TRIES, codeFault } from './agent-code-fault.js';
import type { WayToMember } from '../reach/buyers-reach.js';

/** So many that no code is likelier than another by more than one in a million. */
const DRAWN_BYTES = 6;

interface Kept {
  readonly way: WayToMember;
  readonly codeHash: Buffer;
  readonly tries: number;
  readonly usedBy: string | null;
  readonly isOver: boolean;
}

/** Codes of members, one a session, hashed under a key that the database does not hold: six digits alone are soon tried. */
@Injectable()
export class AgentCodes {
  private key: Buffer | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly settings: Settings,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM agent_code WHERE made_at < now() - interval '1 day'`));
  }

  /**
   * One in place of the one before. The same call of the queue, run again, means the same code: its wrong tries stay counted,
   * and its use used.
   * @returns the code, which is kept nowhere
   */
  async make(sessionId: string, { way, points, callId }: { readonly way: WayToMember; readonly points: number; readonly callId: string }): Promise<string> {
    const code = this.codeOf(sessionId, callId);
    await this.pool.query(
      `INSERT INTO agent_code AS kept (session_id, way, code_hash) VALUES ($1, $2, $3)
       ON CONFLICT (session_id) DO UPDATE SET way = excluded.way, code_hash = excluded.code_hash, made_at = now(),
         tries = CASE WHEN kept.code_hash = excluded.code_hash THEN kept.tries ELSE 0 END,
         used_by = CASE WHEN kept.code_hash = excluded.code_hash THEN kept.used_by END`,
      [sessionId, way, this.hash(sessionId, code, points)],
    );
    return code;
  }

  /**
   * Counts wrong tries as it looks, so that many at once gain nothing. The right one, with the points that the member was
   * told, is good for one command, as often as that comes.
   * @param use names the command; the version before named it by its key alone
   * @returns the way it went, where it is the right one
   * @throws Refusal at the field
   */
  async use(sessionId: string, { code, points }: { readonly code: string; readonly points: number }, { use, key }: { readonly use: string; readonly key: string }): Promise<WayToMember> {
    const hash = this.hash(sessionId, code, points);
    const { rows } = await this.pool.query<Kept>(
      `UPDATE agent_code SET tries = tries + CASE WHEN code_hash = $2 THEN 0 ELSE 1 END WHERE session_id = $1
       RETURNING way, code_hash AS "codeHash", tries, used_by AS "usedBy", made_at < now() - interval '${CODE_MINUTES} minutes' AS "isOver"`,
      [sessionId, hash],
    );
    const kept = rows[0];
    const isRight = kept !== undefined && timingSafeEqual(kept.codeHash, hash);
    if (isRight && (kept.usedBy === use || kept.usedBy === key)) return kept.way;
    const fault = codeFault(kept && { ...kept, isUsed: kept.usedBy !== null, isTriedOut: isRight ? kept.tries >= CODE_TRIES : kept.tries > CODE_TRIES, isRight });
    if (fault) throw fault;
    const taken = await this.pool.query('UPDATE agent_code SET used_by = $2 WHERE session_id = $1 AND used_by IS NULL', [sessionId, use]);
    if (taken.rowCount === 0) throw codeFault({ isUsed: true, isOver: false, isTriedOut: false, isRight })!;
    return kept!.way;
  }

  /** What it was used for came to nothing. */
  async giveBack(sessionId: string, use: string): Promise<void> {
    await this.pool.query('UPDATE agent_code SET used_by = NULL WHERE session_id = $1 AND used_by = $2', [sessionId, use]);
  }

  private codeOf(sessionId: string, callId: string): string {
    const drawn = this.signed(`code of ${sessionId} ${callId}`).readUIntBE(0, DRAWN_BYTES);
    return String(drawn % 1_000_000).padStart(6, '0');
  }

  private hash(sessionId: string, code: string, points: number): Buffer {
    return this.signed(`${sessionId} ${code} ${points}`);
  }

  private signed(words: string): Buffer {
    this.key ??= createHmac('sha256', secretsKeyOf(this.settings)).update('codes of members').digest();
    return createHmac('sha256', this.key).update(words).digest();
  }
}
