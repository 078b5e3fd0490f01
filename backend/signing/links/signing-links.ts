import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { SignerRole } from '../../../events/signing/envelope.enums.js';
import { newToken, tokenHash } from '../../platform/auth/sessions/tokens.js';
import { HourlySweeps } from '../../platform/sweeps/hourly-sweeps.js';

/** Longer than any envelope is out, and than its signed copy is fetched with it. */
const KEPT_DAYS = 90;

/** What a token opens. */
export interface SigningLink {
  readonly envelopeId: string;
  readonly role: SignerRole;
  /** A newer one was sent: this one opens nothing any more. */
  readonly replaced: boolean;
}

/** The links of signers, by the hash of their token: who reads the table signs nothing with it. */
@Injectable()
export class SigningLinks {
  constructor(
    private readonly pool: pg.Pool,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM signing_link WHERE made_at < now() - interval '${KEPT_DAYS} days'`));
  }

  /** Older links stay good until the new one has got there. @returns the token, which is kept nowhere */
  async make(envelopeId: string, role: SignerRole): Promise<string> {
    const token = newToken();
    await this.pool.query('INSERT INTO signing_link (token_hash, envelope_id, role) VALUES ($1, $2, $3)', [tokenHash(token), envelopeId, role]);
    return token;
  }

  /** The mail with this token was taken: the signer's earlier links end. One made meanwhile stays, since its mail may come later. */
  async endEarlier(envelopeId: string, role: SignerRole, token: string): Promise<void> {
    await this.pool.query(
      `UPDATE signing_link SET replaced_at = now()
       WHERE envelope_id = $2 AND role = $3 AND replaced_at IS NULL AND made_at < (SELECT made_at FROM signing_link WHERE token_hash = $1)`,
      [tokenHash(token), envelopeId, role],
    );
  }

  /** Undefined for a token that nobody was sent. */
  async find(token: string): Promise<SigningLink | undefined> {
    const { rows } = await this.pool.query<SigningLink>(
      'SELECT envelope_id AS "envelopeId", role, replaced_at IS NOT NULL AS replaced FROM signing_link WHERE token_hash = $1',
      [tokenHash(token)],
    );
    return rows[0];
  }
}
