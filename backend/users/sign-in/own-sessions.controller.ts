import { Controller, Delete, Get, HttpCode, NotFoundException, Param, Req } from '@nestjs/common';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import { callerOf } from '../../platform/auth/sessions/caller.js';
import { SignedIn } from '../../platform/auth/permission.decorator.js';
import { RecentProof } from '../../platform/auth/sessions/recent-proof.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';

interface OwnSession {
  readonly sessionId: string;
  /** The one that asks. */
  readonly current: boolean;
  readonly address: string;
  /** As the browser calls itself. */
  readonly browser: string;
  /** ISO UTC. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** Where somebody is signed in, to see and to end. */
@Controller('Users/Me/Sessions')
@SignedIn()
export class OwnSessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly accessLog: AccessLog,
  ) {}

  @Get()
  async list(@Req() request: AuthenticatedRequest): Promise<OwnSession[]> {
    const { userId, sessionId: own } = request.session!;
    const sessions = await this.sessions.ofUser(userId);
    return sessions.map(({ sessionId, address, browser, createdAt, lastSeenAt }) => ({
      sessionId,
      current: sessionId === own,
      address,
      browser,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }

  /** Somebody else's session is none here. */
  @Delete(':sessionId')
  @HttpCode(204)
  @RecentProof()
  async end(@Param('sessionId') sessionId: string, @Req() request: AuthenticatedRequest): Promise<void> {
    if (!(await this.sessions.endOneOf(request.session!.userId, sessionId))) throw new NotFoundException('There is no such session');
    await this.log(request, 'One session, by its owner');
  }

  @Delete()
  @HttpCode(204)
  @RecentProof()
  async endOthers(@Req() request: AuthenticatedRequest): Promise<void> {
    const { userId, sessionId } = request.session!;
    const ended = await this.sessions.endAllOf(userId, { except: sessionId });
    if (ended.length > 0) await this.log(request, `All others (${ended.length}), by their owner`);
  }

  private async log(request: AuthenticatedRequest, detail: string): Promise<void> {
    const { userId, actor } = request.session!;
    await this.accessLog.write({ kind: 'session-ended', userId, name: actor.name, ...callerOf(request), detail });
  }
}
