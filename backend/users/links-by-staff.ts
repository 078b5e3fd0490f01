import { Injectable } from '@nestjs/common';
import { callerOf } from '../platform/auth/caller.js';
import { Delays } from '../platform/auth/delays.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import { LINKS_TO_ADDRESS_RULE } from '../platform/auth/sign-in-delay.js';
import { PasswordLinks, type DeliveredTo } from './password-links.js';

/**
 * Links that people who look after users send them. They are counted by user, apart from what is asked for on the sign-in
 * page: neither floods an inbox, and no stranger keeps an administrator from helping.
 */
@Injectable()
export class LinksByStaff {
  constructor(
    private readonly links: PasswordLinks,
    private readonly delays: Delays,
  ) {}

  /** An invitation to who has no password yet. @throws TooManyAttempts, NotFound, MailNotSetUp, MailNotTaken */
  async send(userId: number, request: AuthenticatedRequest): Promise<DeliveredTo> {
    await this.delays.admitOrRefuse(`links-by-staff:${userId}`, LINKS_TO_ADDRESS_RULE);
    return this.links.renew(userId, { from: callerOf(request), detail: `Sent by ${request.session?.actor.name}` });
  }
}
