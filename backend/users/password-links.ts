import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { AccessLog } from '../platform/auth/access-log.js';
import type { Caller } from '../platform/auth/caller.js';
import { Credentials, tidyEmail } from '../platform/auth/credentials.js';
import { hashToken, newToken } from '../platform/auth/tokens.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { Settings } from '../platform/config/settings.js';
import { Mail, type MailRoute } from '../platform/mail/mail.js';
import { MailNotSetUp } from '../platform/mail/mail-failures.js';
import { HourlySweeps } from '../platform/sweeps/hourly-sweeps.js';
import { firstPassword, invitation, passwordReset, type LinkMail } from './password-link-mails.js';
import { UserAccounts } from './user-accounts.js';
import { fullName, type User } from './user.state.js';
import { user } from './user.js';

const HOURS_MS = 3_600_000;
const INVITATION_MS = 72 * HOURS_MS;
const RESET_MS = 0.5 * HOURS_MS;

/** Who had a link sent, for the access log. */
export interface LinkSender {
  readonly from: Caller;
  readonly detail: string;
}

export type DeliveredTo = Exclude<MailRoute, 'nowhere'>;

/** Links by mail that let somebody choose a password, once and soon (`decisions.md A5`). The newest one of a user counts. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly pool: pg.Pool,
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly accessLog: AccessLog,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query('DELETE FROM password_link WHERE expires_at < now()'));
  }

  /** An invitation to who has no password: new here, or known from the old system. @throws NotFound, MailNotSetUp, MailNotTaken */
  async renew(userId: number, sender: LinkSender): Promise<DeliveredTo> {
    const hasPassword = await this.credentials.hasPassword(userId);
    const to = await this.active(userId);
    if (hasPassword) return this.send(to, RESET_MS, passwordReset, sender);
    return this.send(to, INVITATION_MS, to.loginCount > 0 ? firstPassword : invitation, sender);
  }

  /** @throws Refusal (410) when the link was used, replaced or left too long, or its user is gone */
  async userOf(token: string): Promise<User> {
    const { rows } = await this.pool.query<{ userId: number; email: string }>(
      'SELECT user_id AS "userId", email FROM password_link WHERE token_hash = $1 AND expires_at > now()',
      [hashOf(token)],
    );
    const holder = rows[0] && (await this.accounts.user(rows[0].userId));
    if (holder?.status !== 'Active' || tidyEmail(holder.email) !== rows[0]!.email) throw new LinkIsOver();
    return holder;
  }

  /** Of two who come with it at once one is refused. @throws Refusal (410) */
  async use(token: string): Promise<void> {
    const { rowCount } = await this.pool.query('DELETE FROM password_link WHERE token_hash = $1 AND expires_at > now()', [hashOf(token)]);
    if (rowCount !== 1) throw new LinkIsOver();
  }

  /** Whoever changed the password in another way needs none that is under way, and nobody who was deactivated may come back by one. */
  async cancel(userId: number): Promise<void> {
    await this.pool.query('DELETE FROM password_link WHERE user_id = $1', [userId]);
  }

  /** Of one that went to a mailbox which is the user's no longer nothing remains, even if it is some day again. */
  async cancelElsewhere({ userId, email }: Pick<User, 'userId' | 'email'>): Promise<void> {
    await this.pool.query('DELETE FROM password_link WHERE user_id = $1 AND email <> $2', [userId, tidyEmail(email)]);
  }

  /** @throws NotFound, Refusal */
  private async active(userId: number): Promise<User> {
    const found = await this.accounts.user(userId);
    if (!found) throw new NotFound(user.noun, userId);
    if (found.status !== 'Active') throw new Refusal(`${fullName(found)} is not active and cannot sign in`, { field: 'status' });
    return found;
  }

  private async send(to: User, lastsMs: number, mailOf: LinkMail, { from, detail }: LinkSender): Promise<DeliveredTo> {
    const { route } = this.mail;
    if (route === 'nowhere') throw new MailNotSetUp();
    const token = newToken();
    // A reset that a stranger asked for replaces an invitation, but does not cut it short.
    await this.pool.query(
      `INSERT INTO password_link (user_id, token_hash, email, expires_at) VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond')
       ON CONFLICT (user_id) DO UPDATE SET token_hash = $2, email = $3, expires_at = greatest(excluded.expires_at, password_link.expires_at)`,
      [to.userId, hashOf(token), tidyEmail(to.email), lastsMs],
    );
    await this.refuseChanged(to);
    await this.mail.send({ to: to.email, ...mailOf(to, `${this.settings.publicUrl}/auth/change-password/${token}`) });
    await this.accessLog.write({ kind: 'password-link-sent', userId: to.userId, name: fullName(to), ...from, detail });
    return route;
  }

  /** Whoever deactivated the user, or moved the address, while the link was made has voided those that were there before it. @throws Refusal */
  private async refuseChanged(to: User): Promise<void> {
    const now = await this.accounts.user(to.userId);
    if (now?.status === 'Active' && tidyEmail(now.email) === tidyEmail(to.email)) return;
    await this.cancel(to.userId);
    await this.active(to.userId);
    throw new Refusal(`${fullName(to)} has just been given another address. Please try again.`, { status: 409 });
  }
}

class LinkIsOver extends Refusal {
  constructor() {
    super('This link can no longer be used. Please ask for a new one.', { status: 410, code: 'link-is-over' });
  }
}

function hashOf(token: string): Buffer {
  return Buffer.from(hashToken(token), 'hex');
}
