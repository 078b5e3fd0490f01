import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Caller } from '../../platform/auth/sessions/caller.js';
import { tidyEmail } from '../../platform/auth/sessions/credentials.js';
import { Delays } from '../../platform/auth/delays/delays.js';
import { LINKS_FROM_PLACE_RULE, LINKS_TO_ADDRESS_RULE, placeOf } from '../../platform/auth/delays/sign-in-delay.js';
import { PasswordLinkRequests } from './password-link-requests.js';
import { SignInAddresses } from '../sign-in/sign-in-addresses.js';
import { UserAccounts } from '../user-accounts.js';

/** More would only crowd the database. */
const MOST_AT_ONCE = 100;

/**
 * Who forgot a password is answered before anybody looks whether there is such an address, so that neither the answer nor
 * its time tells (`decisions.md A2`).
 */
@Injectable()
export class ForgottenPasswords implements OnApplicationShutdown {
  private readonly log = new Logger(ForgottenPasswords.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly delays: Delays,
    private readonly addresses: SignInAddresses,
    private readonly accounts: UserAccounts,
    private readonly requests: PasswordLinkRequests,
  ) {}

  /** @throws TooManyAttempts when one place asks for many */
  async ask(email: string, from: Caller): Promise<void> {
    await this.delays.admitOrRefuse(`links-from:${placeOf(from.address)}`, LINKS_FROM_PLACE_RULE);
    if (this.underWay.size >= MOST_AT_ONCE) return this.log.warn('Too many people forgot their passwords at once: one was not mailed');
    const work = this.mail(tidyEmail(email), from).catch((error: Error) => this.log.warn(`A link for a new password was not mailed: ${error.message}`));
    this.underWay.add(work);
    void work.finally(() => this.underWay.delete(work));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async mail(email: string, from: Caller): Promise<void> {
    const inbox = `links-to:${createHash('sha256').update(email).digest('base64url')}`;
    if ((await this.delays.admit(inbox, LINKS_TO_ADDRESS_RULE)) > 0) return;
    const userId = await this.addresses.holder(email);
    const user = userId === undefined ? undefined : await this.accounts.user(userId);
    if (user?.status !== 'Active') return;
    await this.requests.ask(user.userId, { from, by: 'Forgot Password', detail: 'Asked for on the sign-in page' });
  }
}
