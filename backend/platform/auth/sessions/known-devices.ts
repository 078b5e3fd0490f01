import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { HourlySweeps } from '../../sweeps/hourly-sweeps.js';
import { tidyEmail } from './credentials.js';
import { hashToken, newToken, tokenHash } from './tokens.js';

/** Of one person; the one used longest ago is forgotten first. */
const MOST_DEVICES = 20;

/**
 * Browsers in which people proved to be themselves within 180 days, told by a cookie of their own (OWASP's device cookies):
 * what others fail at, behind the same address too, does not keep them out there. A device opens nothing by itself.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly pool: pg.Pool,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM known_device WHERE used_at < now() - interval '180 days'`));
  }

  /**
   * @param former what the browser sent: several people may share one, and an older token is good for nothing afterwards
   * @returns the token of the device, which is kept nowhere
   */
  async remember(userId: number, former: string | undefined): Promise<string> {
    const token = newToken();
    if (former !== undefined) await this.pool.query('UPDATE known_device SET token_hash = $2 WHERE token_hash = $1', [tokenHash(former), tokenHash(token)]);
    await this.pool.query(
      `INSERT INTO known_device (token_hash, user_id) VALUES ($1, $2) ON CONFLICT (token_hash, user_id) DO UPDATE SET used_at = now()`,
      [tokenHash(token), userId],
    );
    await this.pool.query(
      `DELETE FROM known_device WHERE user_id = $1 AND token_hash IN (SELECT token_hash FROM known_device WHERE user_id = $1 ORDER BY used_at DESC OFFSET $2)`,
      [userId, MOST_DEVICES],
    );
    return token;
  }

  /** @returns what failures of this person on this device are counted by; undefined on any other */
  async counterOf(email: string, token: string | undefined): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ userId: number }>(
      `SELECT user_id AS "userId" FROM known_device JOIN credential USING (user_id)
       WHERE email = $1 AND token_hash = $2 AND used_at > now() - interval '180 days'`,
      [tidyEmail(email), token === undefined ? null : tokenHash(token)],
    );
    return rows[0] && `device:${rows[0].userId} ${hashToken(token!)}`;
  }
}
