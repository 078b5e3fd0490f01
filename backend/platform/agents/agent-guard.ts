import { createParamDecorator, Injectable, UnauthorizedException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { agentToken, bearerToken } from '../auth/sessions/tokens.js';
import type { CommandMetadata } from '../commands/command.js';
import { issuedAs } from '../http/issued.decorator.js';
import { senderOf } from '../http/told-to-wait.js';
import { AgentSessions, type AgentSession } from './agent-sessions.js';

/** decisions.md F12: who wrote or bought, on lists and in histories. */
export const AGENT_NAME = 'RCI Agent';

interface AgentRequest extends AuthenticatedRequest {
  agent?: AgentSession;
}

/** Lets in an agent who found a member and still is at it. A GET with `again=yes` is a page that looks by itself: that is no use of the session. */
@Injectable()
export class AgentGuard implements CanActivate {
  constructor(private readonly sessions: AgentSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AgentRequest>();
    const token = agentToken(request.headers) ?? bearerToken(request.headers);
    const looksAgain = request.method === 'GET' && request.query['again'] === 'yes';
    const session = token === undefined ? undefined : await this.sessions.find(token, !looksAgain);
    if (!session) throw new UnauthorizedException('This member was closed. Please look them up again.');
    request.agent = session;
    return true;
  }
}

/** The session that `AgentGuard` let in. */
export const TheAgent = createParamDecorator((_: unknown, context: ExecutionContext): AgentSession => context.switchToHttp().getRequest<AgentRequest>().agent!);

/** An agent holds no permission: what they may do, the routes of the portal say. */
export const IssuedByAgent = createParamDecorator((_: unknown, context: ExecutionContext): CommandMetadata => {
  const request = context.switchToHttp().getRequest<AgentRequest>();
  const actor = { kind: 'agent', id: request.agent!.sessionId, name: AGENT_NAME } as const;
  return issuedAs({ actor, permissions: new Set() }, request, senderOf(context.switchToHttp().getResponse<Response>()));
});
