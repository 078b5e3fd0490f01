import { rciAgents } from '../../../events/members/rci-agents.js';
import { restSeconds, shortName, type AgentSession } from '../../platform/agents/agent-sessions.js';
import type { MemberFacts } from '../member.state.js';
import type { AgentsMember } from './agents.dto.js';

/** Field by field: what a member has more is no agent's to see. */
export function agentsMember(facts: MemberFacts, session: AgentSession): AgentsMember {
  return {
    memberId: facts.memberId,
    firstName: facts.firstName ?? '',
    lastName: facts.lastName ?? '',
    memberStatus: facts.memberStatus ?? '',
    rciMemberNumber: facts.rciMemberNumber ?? '',
    membershipTier: facts.membershipTier ?? '',
    membershipStartDate: facts.membershipStartDate,
    membershipExpDate: facts.membershipExpDate,
    communications: facts.communications.filter(({ CreatedBy }) => CreatedBy === rciAgents.name),
    session: { name: shortName(session), restSeconds: restSeconds(session) },
  };
}
