import { Injectable } from '@nestjs/common';
import { Delays } from '../../platform/auth/delays/delays.js';
import type { DelayRule } from '../../platform/auth/delays/sign-in-delay.js';
import { TooManyAttempts } from '../../platform/auth/delays/too-many-attempts.js';

const FIVE_MINUTES_MS = 5 * 60_000;
const RULE: DelayRule = { free: 0, firstMs: FIVE_MINUTES_MS, longestMs: FIVE_MINUTES_MS };

/** Spares the member's inbox: whoever is on the phone with them may press as often as they like. */
@Injectable()
export class AgentsLinkMails {
  constructor(private readonly delays: Delays) {}

  /** @throws TooManyAttempts within five minutes of the last mail of this purchase */
  async send(purchaseId: number, mail: () => Promise<void>): Promise<void> {
    const key = `agent link ${purchaseId}`;
    const seconds = await this.delays.admit(key, RULE);
    if (seconds > 0) throw new TooManyAttempts(seconds, sentAlready(Math.ceil(seconds / 60)));
    try {
      await mail();
    } catch (error) {
      await this.delays.forget(key);
      throw error;
    }
  }
}

function sentAlready(minutes: number): string {
  return `The link was sent a moment ago. It can be sent again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
}
