import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/sessions/caller.js';
import { Credentials, tidyEmail } from '../../platform/auth/sessions/credentials.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { Mail, type MailRoute } from '../../platform/mail/mail.js';
import { MailNotSetUp } from '../../platform/mail/mail-failures.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { passwordLink } from './password-link.outgoing.js';
import type { LinkMailName } from './password-link-mails.js';
import { UserAccounts } from '../user-accounts.js';
import { fullName, type User } from '../user.state.js';
import { user } from '../user.js';

/** Who has a link sent. */
export interface LinkSender {
  readonly from: Caller;
  /** As people read it: a name, or where it was asked for. */
  readonly by: string;
  /** For the access log. */
  readonly detail: string;
}

export type DeliveredTo = Exclude<MailRoute, 'nowhere'>;

/** Asks for links by mail; they wait to go out, and whoever may look after users sees what became of them. */
@Injectable()
export class PasswordLinkRequests {
  constructor(
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly mail: Mail,
    private readonly outgoing: Outgoing,
  ) {}

  /** An invitation to who has no password: new here, or known from the old system. @throws NotFound, Refusal, MailNotSetUp */
  async ask(userId: number, sender: LinkSender): Promise<DeliveredTo> {
    const hasPassword = await this.credentials.hasPassword(userId);
    const to = await this.active(userId);
    if (hasPassword) return this.askFor(to, 'passwordReset', sender);
    return this.askFor(to, to.loginCount > 0 ? 'firstPassword' : 'invitation', sender);
  }

  /** @throws NotFound, Refusal */
  private async active(userId: number): Promise<User> {
    const found = await this.accounts.user(userId);
    if (!found) throw new NotFound(user.noun, userId);
    if (found.status !== 'Active') throw new Refusal(`${fullName(found)} is not active and cannot sign in`, { field: 'status' });
    return found;
  }

  private async askFor(to: User, mail: LinkMailName, { from, by, detail }: LinkSender): Promise<DeliveredTo> {
    const { route } = this.mail;
    if (route === 'nowhere') throw new MailNotSetUp();
    await this.refuseChanged(to);
    const { userId, email } = to;
    const asking = { kind: passwordLink, recipient: email, about: streamName(user, userId), payload: { userId, email, mail, ...from, detail } };
    await this.outgoing.ask(asking, randomUUID(), by);
    return route;
  }

  /** Whoever was deactivated, or given another address, while the link was being asked for. @throws Refusal */
  private async refuseChanged(to: User): Promise<void> {
    const now = await this.active(to.userId);
    if (tidyEmail(now.email) === tidyEmail(to.email)) return;
    throw new Refusal(`${fullName(to)} has just been given another address. Please try again.`, { status: 409 });
  }
}
