import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExpressAdapter } from '@nestjs/platform-express';
import type { Request } from 'express';
import type { IncomingMessage } from 'node:http';
import { callerOf } from '../../auth/sessions/caller.js';
import { Sessions } from '../../auth/sessions/sessions.js';
import { placeOf } from '../../auth/delays/sign-in-delay.js';
import { dropPlantedCookies } from '../../auth/sessions/tokens.js';
import { Settings } from '../../config/settings.js';
import { SemaphoresByPerson } from '../../concurrency/semaphores-by-person.js';
import { NoPlaceFree, BoundedSemaphore } from '../../concurrency/bounded-semaphore.js';
import { asRoutesSee } from '../as-routes-see.js';
import { LineCounts } from './line-counts.js';
import { LineLimits } from './line-limits.js';
import { SIGN_IN_FIRST, TOO_MANY_LINES, TOO_MANY_LINES_HERE, TOO_MUCH_SENT } from './line-refusals.rules.js';
import type { LiveServer, LiveSocket } from '../live-socket.js';

/** Sessions are looked up for so many callers of one network at a time; after a deploy all its screens come back at once. */
const LOOKED_UP_AT_ONCE = 4;
const PATIENCE_MS = 5_000;
const MOST_WAITING = 1_000;

/** More of a person's lines than may be held come so far, so that their screens are told why they are not. */
const TOLD_WHY = 10;

/** Its answers are no pages: whatever somebody puts into one runs nowhere. */
const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'", 'Cache-Control': 'no-store' };

interface Admitted {
  readonly place: string;
  readonly person: number;
}

class Refused extends Error {}

/** Stands before the lines: a request without a session, or from a network that has enough of them, leaves nothing behind. */
@Injectable()
export class LineAdmission {
  private readonly lookUps = new SemaphoresByPerson(() => new BoundedSemaphore(LOOKED_UP_AT_ONCE, PATIENCE_MS, MOST_WAITING));
  private readonly places = new LineCounts<string>();
  private readonly people = new LineCounts<number>();
  private readonly admitted = new WeakMap<IncomingMessage, Admitted>();
  private serves = false;

  constructor(
    private readonly sessions: Sessions,
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost<ExpressAdapter>,
    private readonly limits: LineLimits,
  ) {}

  /** From now on lines come in: before that there are no lists yet that they could follow. */
  letIn(): void {
    this.serves = true;
  }

  standBefore({ engine }: Pick<LiveServer, 'engine'>): void {
    engine.use((_request: unknown, response: { setHeader(name: string, value: string): void }, next: () => void) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      next();
    });
    engine.opts.allowRequest = this.check;
    engine.on('connection', (conn: LiveSocket['conn']) => this.count(conn));
  }

  readonly check = (request: IncomingMessage, answer: (refusal: string | null, admitted: boolean) => void): void => {
    this.admit(asRoutesSee(request, this.host)).then(
      () => answer(null, true),
      (error: unknown) => answer(error instanceof Refused ? error.message : 'The server cannot check the session now', false),
    );
  };

  private async admit(request: Request): Promise<void> {
    if (!this.serves) throw new Refused('The server is starting');
    const place = placeOf(callerOf(request).address);
    this.refuseFull(place);
    const person = await this.whoAsks(request, place);
    // Others of the place came in while the session was looked up.
    this.refuseFull(place);
    if (this.people.of(person) >= this.settings.socketsPerPerson + TOLD_WHY) throw new Refused(TOO_MANY_LINES);
    if (!this.limits.mayConnect(person)) throw new Refused(TOO_MUCH_SENT);
    this.admitted.set(request, { place, person });
  }

  private refuseFull(place: string): void {
    if (this.places.of(place) >= this.settings.socketsPerAddress) throw new Refused(TOO_MANY_LINES_HERE);
  }

  private async whoAsks(request: Request, place: string): Promise<number> {
    const leave = await this.lookUps.enter(place).catch((error: unknown) => {
      throw error instanceof NoPlaceFree ? new Refused(TOO_MANY_LINES_HERE) : error;
    });
    try {
      dropPlantedCookies(request.headers, request.secure);
      // An open screen connects again by itself: that is no use of its session.
      const session = await this.sessions.peek(request.headers);
      if (!session) throw new Refused(SIGN_IN_FIRST);
      return session.userId;
    } finally {
      leave();
    }
  }

  private count(conn: LiveSocket['conn']): void {
    const { place, person } = this.admitted.get(conn.request) ?? {};
    if (place === undefined || person === undefined) return conn.close();
    this.places.begin(place);
    this.people.begin(person);
    conn.once('close', () => {
      this.places.end(place);
      this.people.end(person);
    });
    this.limits.watch(conn, person);
  }
}
