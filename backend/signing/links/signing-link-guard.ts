import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { callerOf } from '../../platform/auth/sessions/caller.js';
import { LinkGuard } from '../../platform/auth/link-guard.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { TooManyAttempts } from '../../platform/auth/delays/too-many-attempts.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { Records } from '../../platform/records/records.js';
import { refuseClosed } from '../envelope-refusals.js';
import type { WithSigner } from '../envelope.commands.js';
import { envelope } from '../envelope.js';
import { SigningLinks } from './signing-links.js';

const MINUTE_MS = 60_000;
/** Somebody with twenty places to sign, in a hurry. */
const MOST_A_MINUTE = 120;

const LONGEST_AGENT = 300;

/** Whoever comes with a link. */
export interface SignerByLink extends WithSigner {
  readonly envelopeId: string;
}

/** Lets in who holds a link, `Authorization: Signing …`, unless a newer one took its place. */
@Injectable()
export class SigningLinkGuard {
  private readonly asked = new LRUCache<string, { times: number }>({ max: 10_000, ttl: MINUTE_MS });

  constructor(
    private readonly links: SigningLinks,
    private readonly guard: LinkGuard,
    private readonly records: Records,
  ) {}

  /** @throws NotFoundException, Refusal, TooManyAttempts */
  async enter(request: AuthenticatedRequest): Promise<SignerByLink> {
    const { address, browser } = callerOf(request);
    const { envelopeId, role, replaced } = await this.guard.open(request, {
      scheme: 'Signing',
      find: (token) => this.links.find(token),
      closed: 'This link opens nothing: please open it whole, as it stands in the mail',
    });
    if (replaced) await this.refuseOlder(envelopeId);
    this.count(`${envelopeId} ${role}`);
    return { envelopeId, role, address, userAgent: browser.slice(0, LONGEST_AGENT) };
  }

  /** One that came to nothing has no newer link to look for; of one that everybody has signed the newest mail holds the copy. @throws Refusal */
  private async refuseOlder(envelopeId: string): Promise<never> {
    const state = await this.records.unhidden(envelope, envelopeId);
    const allSigned = state.status === 'Signed' || state.status === 'Completed';
    if (!allSigned) refuseClosed(state, new Date().toISOString());
    throw new Refusal(allSigned ? 'Everybody has signed: the copy is in your newest mail' : 'A newer link was sent: please open the one in your newest mail', { status: 410, code: 'replaced' });
  }

  private count(key: string): void {
    const asked = this.asked.get(key) ?? { times: 0 };
    if (asked.times === 0) this.asked.set(key, asked);
    if (++asked.times > MOST_A_MINUTE) throw new TooManyAttempts(Math.ceil(this.asked.getRemainingTTL(key) / 1_000) || 1);
  }
}
