import { Global, Module } from '@nestjs/common';
import { AgentSessions } from './agent-sessions.js';

/** People without an account, for the areas that have something for them. */
@Global()
@Module({ providers: [AgentSessions], exports: [AgentSessions] })
export class AgentsModule {}
