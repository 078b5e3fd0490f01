import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import { tidyEmail } from '../../platform/auth/sessions/credentials.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { Settings } from '../../platform/config/settings.js';
import { Mail } from '../../platform/mail/mail.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { passwordLink, type PasswordLinkPayload } from './password-link.outgoing.js';
import { linkMails } from './password-link-mails.js';
import { PasswordLinks } from './password-links.js';
import { UserAccounts } from '../user-accounts.js';
import { fullName, type User } from '../user.state.js';

const HOURS_MS = 3_600_000;
const LASTS_MS = { invitation: 72 * HOURS_MS, firstPassword: 72 * HOURS_MS, passwordReset: 0.5 * HOURS_MS } as const;

/** Makes a link at the moment it is mailed, for who is still there to have it. */
@Injectable()
export class PasswordLinkSender implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly accounts: UserAccounts,
    private readonly links: PasswordLinks,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly accessLog: AccessLog,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(passwordLink, (payload, call) => this.carry(payload, call));
  }

  private async carry({ userId, email, mail, address, browser, detail }: PasswordLinkPayload, call: OutgoingCall): Promise<void> {
    const to = await this.stillThere(userId, email);
    const token = await this.links.make(to, LASTS_MS[mail]);
    // Whoever deactivated the user, or moved the address, while the link was made has voided those that were there before it.
    await this.stillThere(userId, email).catch(async (error: unknown) => {
      await this.links.cancel(userId);
      throw error;
    });
    const link = `${this.settings.publicUrl}/auth/change-password/${token}`;
    await this.mail.send({ to: to.email, ...linkMails[mail](to, link, (await this.company.read()).name) }, call);
    await this.accessLog.write({ kind: 'password-link-sent', userId, name: fullName(to), address, browser, detail });
  }

  /** @throws NotDelivered */
  private async stillThere(userId: number, email: string): Promise<User> {
    const to = await this.accounts.user(userId);
    if (to?.status !== 'Active') throw new NotDelivered('The user is not active any more and cannot sign in', { final: true });
    if (tidyEmail(to.email) !== tidyEmail(email)) throw new NotDelivered('The user was given another address meanwhile', { final: true });
    return to;
  }
}
