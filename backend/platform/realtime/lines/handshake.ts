import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import { callerOf } from '../../auth/sessions/caller.js';
import { Denials } from '../../auth/access-log/denials.js';
import { ForeignOrigin, isForeign } from '../../auth/origin.js';
import { Sessions } from '../../auth/sessions/sessions.js';
import { dropPlantedCookies } from '../../auth/sessions/tokens.js';
import { Settings } from '../../config/settings.js';
import { isOwnHost } from '../../http/own-host.js';
import { NoPlaceFree } from '../../concurrency/bounded-semaphore.js';
import { asRoutesSee } from '../as-routes-see.js';
import { SIGN_IN_FIRST, TOO_MANY_LINES } from './line-refusals.rules.js';
import type { LiveSocket } from '../live-socket.js';
import { OwnLines } from './own-lines.js';

class Refused extends Error {}

/** Lets in who is signed in, and nobody by way of another site (`decisions.md A4`). */
@Injectable()
export class Handshake {
  /** A line carries one socket: Socket.IO would make one for each packet that asks. */
  private readonly taken = new WeakSet<LiveSocket['conn']>();

  constructor(
    private readonly sessions: Sessions,
    private readonly denials: Denials,
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost<ExpressAdapter>,
    private readonly lines: OwnLines,
  ) {}

  readonly check = (socket: LiveSocket, next: (error?: Error) => void): void => {
    const { conn } = socket;
    if (this.taken.has(conn)) return next(new Refused('This line is open already'));
    this.taken.add(conn);
    this.admit(socket).then(
      () => next(),
      (error: unknown) => {
        this.taken.delete(conn);
        next(error instanceof Refused ? error : new Error('The server cannot check the session now'));
      },
    );
  };

  private async admit(socket: LiveSocket): Promise<void> {
    const request = asRoutesSee(socket.request, this.host);
    dropPlantedCookies(request.headers, request.secure);
    if (!isTrusted(this.host, socket) && !isOwnHost(request.headers.host, this.settings)) throw new Refused('This is not the address of this server');
    if (isForeign(request, this.settings.publicOrigin)) {
      await this.denials.log(request, new ForeignOrigin());
      throw new Refused('This connection comes from another site');
    }
    // An open screen connects again by itself: that is no use of its session.
    const session = await this.sessions.peek(request.headers);
    if (!session) throw new Refused(SIGN_IN_FIRST);
    if (session.needsSecondStep) throw new Refused('Please set up two-step sign-in first');
    await this.lines.enter(session.userId, socket).catch((error: unknown) => {
      throw error instanceof NoPlaceFree ? new Refused(TOO_MANY_LINES) : error;
    });
    socket.data.session = session;
    socket.data.from = callerOf(request);
  }
}

function isTrusted({ httpAdapter }: HttpAdapterHost<ExpressAdapter>, { request }: LiveSocket): boolean {
  const trusts = httpAdapter.getInstance<Express>().get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusts(request.socket.remoteAddress ?? '', 0);
}
