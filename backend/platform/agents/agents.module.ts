import { Global, Module } from '@nestjs/common';
import { AgentGuard } from './agent-guard.js';
import { AgentSessions } from './agent-sessions.js';

/** Agents of the exchange company, for the areas that have something for them. */
@Global()
@Module({ providers: [AgentGuard, AgentSessions], exports: [AgentGuard, AgentSessions] })
export class AgentsModule {}
