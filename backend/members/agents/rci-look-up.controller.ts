import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { rciAgents } from '../../../events/members/rci-agents.js';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import { Public } from '../../platform/auth/permission.decorator.js';
import { placeOf } from '../../platform/auth/delays/sign-in-delay.js';
import { TooManyAttempts } from '../../platform/auth/delays/too-many-attempts.js';
import { callerOf, type Caller } from '../../platform/auth/sessions/caller.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { agentToken, setAgentCookie } from '../../platform/agents/agent-cookie.js';
import { AgentSessions, shortName } from '../../platform/agents/agent-sessions.js';
import { AgentLookUp } from './agent-look-up.js';
import { agentsMember } from './agents-member.js';
import type { AgentsMember } from './agents.dto.js';
import { LookUpBody } from './look-up.body.js';

/** How agents of the exchange company come to a member, and to no other. */
@Controller('Members/Rci')
export class RciLookUpController {
  constructor(
    private readonly lookUp: AgentLookUp,
    private readonly sessions: AgentSessions,
    private readonly accessLog: AccessLog,
  ) {}

  /** 204: nobody has that number and that name, whichever of the two is wrong. What was typed is not written down: it may be anything. */
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Public()
  async find(@Body() body: LookUpBody, @Req() request: AuthenticatedRequest, @Res({ passthrough: true }) response: Response): Promise<(AgentsMember & { readonly authToken: string }) | undefined> {
    const from = callerOf(request);
    const found = await this.lookUp.find({ ...body, address: from.address }).catch((error: unknown) => this.delayed(error, from));
    if (!found) {
      await this.accessLog.write({ kind: 'agent-found-nobody', name: rciAgents.name, ...from });
      return void response.status(204);
    }
    // The cookie that this one replaces would live on where nobody can end it.
    const former = agentToken(rciAgents, request.headers);
    if (former !== undefined) await this.sessions.end(former);
    const { token, session } = await this.sessions.open(found.memberId);
    await this.accessLog.write({ kind: 'agent-found-member', name: rciAgents.name, ...from, detail: `Member ${found.memberId}; session ${shortName(session)}` });
    setAgentCookie(rciAgents, request, response, token);
    return { ...agentsMember(found, session), authToken: token };
  }

  /** Who guesses at full speed is seen, and why others have to wait. @throws whatever came */
  private async delayed(error: unknown, from: Caller): Promise<never> {
    if (error instanceof TooManyAttempts) await this.accessLog.write({ kind: 'agent-delayed', name: rciAgents.name, ...from, oncePerMinute: placeOf(from.address) });
    throw error;
  }
}
