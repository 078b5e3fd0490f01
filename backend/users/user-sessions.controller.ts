import { Controller, HttpCode, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import { AccessLog } from '../platform/auth/access-log/access-log.js';
import { callerOf } from '../platform/auth/sessions/caller.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import { RecentProof } from '../platform/auth/sessions/recent-proof.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { Sessions } from '../platform/auth/sessions/sessions.js';
import { NotFound } from '../platform/commands/refusal.js';
import { UserAccounts } from './user-accounts.js';
import { fullName } from './user.state.js';
import { user } from './user.js';

/** Somebody's open screens, to be closed by who looks after users: a laptop was lost. */
@Controller('Users/:id/EndSessions')
export class UserSessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly accounts: UserAccounts,
    private readonly accessLog: AccessLog,
  ) {}

  @Post()
  @HttpCode(204)
  @Permission('Users_Edit')
  @RecentProof()
  async end(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest): Promise<void> {
    const owner = await this.accounts.user(id);
    const { tenantId, userId, actor, sessionId } = request.session!;
    if (owner?.tenantId !== tenantId) throw new NotFound(user.noun, id);
    const ended = await this.sessions.endAllOf(id, id === userId ? { except: sessionId } : {});
    await this.accessLog.write({ kind: 'session-ended', userId: id, name: fullName(owner), ...callerOf(request), detail: `${ended.length} by ${actor.name}` });
  }
}
