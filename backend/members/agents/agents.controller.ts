import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { rciAgents } from '../../../events/members/rci-agents.js';
import { agentToken, clearAgentCookie } from '../../platform/agents/agent-cookie.js';
import { agentGuard, IssuedByAgent, TheAgent } from '../../platform/agents/agent-guard.js';
import { AgentSessions, shortName, type AgentSession } from '../../platform/agents/agent-sessions.js';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import { Public } from '../../platform/auth/permission.decorator.js';
import { callerOf } from '../../platform/auth/sessions/caller.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { Records } from '../../platform/records/records.js';
import { AddMemberCommunication } from '../member.commands.js';
import { MemberCommand } from '../member.handlers.js';
import { member } from '../member.js';
import { agentsMember } from './agents-member.js';
import type { AgentsMember } from './agents.dto.js';

const RciAgentGuard = agentGuard(rciAgents);

/** The one member whom an agent of the exchange company found (`decisions.md F1`, `F2`). */
@Controller('Portal')
export class AgentsController {
  constructor(
    private readonly sessions: AgentSessions,
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly accessLog: AccessLog,
  ) {}

  @Get('Member')
  @Header('Cache-Control', 'no-store')
  @Public()
  @UseGuards(RciAgentGuard)
  async read(@TheAgent() session: AgentSession): Promise<AgentsMember> {
    return agentsMember((await this.records.unhidden(member, session.recordId))!, session);
  }

  @Post('Communications')
  @Public()
  @UseGuards(RciAgentGuard)
  write(@Body() body: AddMemberCommunication, @TheAgent() { recordId: memberId }: AgentSession, @IssuedByAgent() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new MemberCommand(memberId, body), issued);
  }

  @Post('Finish')
  @HttpCode(204)
  @Public()
  async finish(@Req() request: AuthenticatedRequest, @Res({ passthrough: true }) response: Response): Promise<void> {
    const token = agentToken(rciAgents, request.headers);
    const ended = token === undefined ? undefined : await this.sessions.end(token);
    clearAgentCookie(rciAgents, request, response);
    if (ended) await this.accessLog.write({ kind: 'agent-finished', name: rciAgents.name, ...callerOf(request), detail: `Member ${ended.recordId}; session ${shortName(ended)}` });
  }
}
