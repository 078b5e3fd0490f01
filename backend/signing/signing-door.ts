import { Injectable, NotFoundException } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { callerOf } from '../platform/auth/caller.js';
import { Delays } from '../platform/auth/delays.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import { placeOf, type DelayRule } from '../platform/auth/sign-in-delay.js';
import { TooManyAttempts } from '../platform/auth/too-many-attempts.js';
import { Refusal } from '../platform/commands/refusal.js';
import type { WithSigner } from './envelope.commands.js';
import { SigningLinks } from './signing-links.js';

const WRONG_LINKS: DelayRule = { free: 20, firstMs: 5_000, longestMs: 60_000 };

const MINUTE_MS = 60_000;
/** Somebody with twenty places to sign, in a hurry. */
const MOST_A_MINUTE = 120;

const LONGEST_AGENT = 300;

/** Whoever comes with a link. */
export interface AtTheDoor extends WithSigner {
  readonly envelopeId: string;
}

/** Lets in who holds a link, `Authorization: Signing …`, and slows down who guesses. */
@Injectable()
export class SigningDoor {
  private readonly asked = new LRUCache<string, { times: number }>({ max: 10_000, ttl: MINUTE_MS });

  constructor(
    private readonly links: SigningLinks,
    private readonly delays: Delays,
  ) {}

  /** @throws NotFoundException, Refusal, TooManyAttempts: a right link is never held up by the wrong ones of its house */
  async enter(request: AuthenticatedRequest): Promise<AtTheDoor> {
    const { address, browser } = callerOf(request);
    const token = /^Signing ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    const link = token === undefined ? undefined : await this.links.find(token);
    if (!link) {
      if (token !== undefined) await this.delays.admitOrRefuse(`signing link ${placeOf(address)}`, WRONG_LINKS);
      throw new NotFoundException('This link opens nothing: please open it whole, as it stands in the mail');
    }
    const { envelopeId, role, replaced } = link;
    if (replaced) throw new Refusal('A newer link was sent: please open the one in your newest mail', { status: 410, code: 'replaced' });
    this.count(`${envelopeId} ${role}`);
    return { envelopeId, role, address, userAgent: browser.slice(0, LONGEST_AGENT) };
  }

  private count(key: string): void {
    const asked = this.asked.get(key) ?? { times: 0 };
    if (asked.times === 0) this.asked.set(key, asked);
    if (++asked.times > MOST_A_MINUTE) throw new TooManyAttempts(Math.ceil(this.asked.getRemainingTTL(key) / 1_000) || 1);
  }
}
