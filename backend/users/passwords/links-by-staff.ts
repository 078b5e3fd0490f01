import { Injectable } from '@nestjs/common';
import { callerOf } from '../../platform/auth/sessions/caller.js';
import { Delays } from '../../platform/auth/delays/delays.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { LINKS_TO_ADDRESS_RULE } from '../../platform/auth/delays/sign-in-delay.js';
import { PasswordLinkRequests, type DeliveredTo } from './password-link-requests.js';

/**
 * Links that people who look after users send them. They are counted by user, apart from what is asked for on the sign-in
 * page: neither floods an inbox, and no stranger keeps an administrator from helping.
 */
@Injectable()
export class LinksByStaff {
  constructor(
    private readonly requests: PasswordLinkRequests,
    private readonly delays: Delays,
  ) {}

  /** An invitation to who has no password yet. @throws TooManyAttempts, NotFound, MailNotSetUp */
  async send(userId: number, request: AuthenticatedRequest): Promise<DeliveredTo> {
    await this.delays.admitOrRefuse(keyOf(userId), LINKS_TO_ADDRESS_RULE);
    const by = request.session!.actor.name;
    return this.requests.ask(userId, { from: callerOf(request), by, detail: `Sent by ${by}` });
  }

  /** One that goes out by itself: the invitation of a new user is the first that the inbox gets. */
  async count(userId: number): Promise<void> {
    await this.delays.count(keyOf(userId), LINKS_TO_ADDRESS_RULE);
  }
}

function keyOf(userId: number): string {
  return `links-by-staff:${userId}`;
}
