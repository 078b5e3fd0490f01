import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { tidyEmail } from '../../platform/auth/sessions/credentials.js';
import { newToken, tokenHash } from '../../platform/auth/sessions/tokens.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { HourlySweeps } from '../../platform/sweeps/hourly-sweeps.js';
import { UserAccounts } from '../user-accounts.js';
import type { User } from '../user.state.js';

/** Links by mail that let somebody choose a password, once and soon (`decisions.md A5`). The newest one of a user counts. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly pool: pg.Pool,
    private readonly accounts: UserAccounts,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query('DELETE FROM password_link WHERE expires_at < now()'));
  }

  /**
   * Makes a link that replaces the user's older one. A reset that a stranger asked for replaces an invitation, but does not
   * cut it short.
   * @returns its token, which is kept nowhere
   */
  async make({ userId, email }: Pick<User, 'userId' | 'email'>, lastsMs: number): Promise<string> {
    const token = newToken();
    await this.pool.query(
      `INSERT INTO password_link (user_id, token_hash, email, expires_at) VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond')
       ON CONFLICT (user_id) DO UPDATE SET token_hash = $2, email = $3, made_at = now(), expires_at = greatest(excluded.expires_at, password_link.expires_at)`,
      [userId, tokenHash(token), tidyEmail(email), lastsMs],
    );
    return token;
  }

  /** @throws Refusal (410) when the link was used, replaced or left too long, or its user is gone */
  async userOf(token: string): Promise<User> {
    const { rows } = await this.pool.query<{ userId: number; email: string }>(
      'SELECT user_id AS "userId", email FROM password_link WHERE token_hash = $1 AND expires_at > now()',
      [tokenHash(token)],
    );
    const holder = rows[0] && (await this.accounts.user(rows[0].userId));
    if (holder?.status !== 'Active' || tidyEmail(holder.email) !== rows[0]!.email) throw new LinkIsOver();
    return holder;
  }

  /** Of two who come with it at once one is refused. @throws Refusal (410) */
  async use(token: string): Promise<void> {
    const { rowCount } = await this.pool.query('DELETE FROM password_link WHERE token_hash = $1 AND expires_at > now()', [tokenHash(token)]);
    if (rowCount !== 1) throw new LinkIsOver();
  }

  /** Whoever changed the password in another way needs none that is under way, and nobody who was deactivated may come back by one. */
  async cancel(userId: number, madeBefore: string = 'infinity'): Promise<void> {
    await this.pool.query('DELETE FROM password_link WHERE user_id = $1 AND made_at < $2', [userId, madeBefore]);
  }

  /** Of one that went to a mailbox which is the user's no longer nothing remains, even if it is some day again. */
  async cancelElsewhere({ userId, email }: Pick<User, 'userId' | 'email'>): Promise<void> {
    await this.pool.query('DELETE FROM password_link WHERE user_id = $1 AND email <> $2', [userId, tidyEmail(email)]);
  }
}

class LinkIsOver extends Refusal {
  constructor() {
    super('This link can no longer be used. Please ask for a new one.', { status: 410, code: 'link-is-over' });
  }
}
