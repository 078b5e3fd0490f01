import { Injectable, NotFoundException } from '@nestjs/common';
import { callerOf } from './sessions/caller.js';
import { Delays } from './delays/delays.js';
import type { AuthenticatedRequest } from './sessions/session.js';
import { placeOf, type DelayRule } from './delays/sign-in-delay.js';

const WRONG_LINKS: DelayRule = { free: 20, firstMs: 5_000, longestMs: 60_000 };

/** What links open: their scheme, as in `Authorization: Wall …`, and whom a token lets in. */
export interface OpenedByLink<Found> {
  readonly scheme: string;
  /** Undefined for a token that opens nothing. */
  find(token: string): Promise<Found | undefined>;
  /** Said where it opens nothing. */
  readonly closed: string;
}

/** Lets in who holds a link and has no account, and slows down who guesses. */
@Injectable()
export class LinkGuard {
  constructor(private readonly delays: Delays) {}

  /** @throws NotFoundException, TooManyAttempts: a right link is never held up by the wrong ones of its house */
  async open<Found>(request: AuthenticatedRequest, { scheme, find, closed }: OpenedByLink<Found>): Promise<Found> {
    const [given, token] = /^(\w+) ([\w-]{43,80})$/.exec(request.headers.authorization ?? '')?.slice(1) ?? [];
    const isOurs = token !== undefined && given === scheme;
    const found = isOurs ? await find(token) : undefined;
    if (found !== undefined) return found;
    if (isOurs) await this.delays.admitOrRefuse(`${scheme.toLowerCase()} link ${placeOf(callerOf(request).address)}`, WRONG_LINKS);
    throw new NotFoundException(closed);
  }
}
