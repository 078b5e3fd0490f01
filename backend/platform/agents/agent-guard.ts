import { createParamDecorator, Injectable, UnauthorizedException, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import type { Response } from 'express';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { bearerToken } from '../auth/sessions/tokens.js';
import type { CommandMetadata } from '../commands/command.js';
import { issuedAs } from '../http/issued.decorator.js';
import { senderOf } from '../http/told-to-wait.js';
import { agentToken } from './agent-cookie.js';
import { AgentSessions, type AgentSession } from './agent-sessions.js';
import type { AgentsOf } from './agents-of.js';

interface AgentRequest extends AuthenticatedRequest {
  agent?: AgentSession & Pick<AgentsOf, 'name'>;
}

/** Lets in an agent who was let in to a record and still is at it. A GET with `again=yes` is a page that looks by itself: that is no use of the session. */
export function agentGuard(of: AgentsOf): Type<CanActivate> {
  @Injectable()
  class AgentGuard implements CanActivate {
    constructor(private readonly sessions: AgentSessions) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<AgentRequest>();
      const token = agentToken(of, request.headers) ?? bearerToken(request.headers);
      const looksAgain = request.method === 'GET' && request.query['again'] === 'yes';
      const session = token === undefined ? undefined : await this.sessions.find(token, !looksAgain);
      if (!session) throw new UnauthorizedException(of.closed);
      request.agent = { ...session, name: of.name };
      return true;
    }
  }
  return AgentGuard;
}

/** The session that the guard let in. */
export const TheAgent = createParamDecorator((_: unknown, context: ExecutionContext): AgentSession => context.switchToHttp().getRequest<AgentRequest>().agent!);

/** An agent holds no permission: what they may do, the routes behind their guard say. */
export const IssuedByAgent = createParamDecorator((_: unknown, context: ExecutionContext): CommandMetadata => {
  const request = context.switchToHttp().getRequest<AgentRequest>();
  const { sessionId: id, name } = request.agent!;
  return issuedAs({ actor: { kind: 'agent', id, name }, permissions: new Set() }, request, senderOf(context.switchToHttp().getResponse<Response>()));
});
