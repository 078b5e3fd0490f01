import { Module, type OnModuleInit } from '@nestjs/common';
import { memberFields } from '../../events/members/member.fields.js';
import { rciAgents } from '../../events/members/rci-agents.js';
import { memberEvents } from '../../events/members/member.events.js';
import { memberList } from '../../projections/member-list/member-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { memberContracts } from '../../projections/member-contracts/member-contracts.projector.js';
import { memberLookUp } from '../../projections/member-look-up/member-look-up.projector.js';
import { AgentLookUp } from './agents/agent-look-up.js';
import { AgentsController } from './agents/agents.controller.js';
import { RciLookUpController } from './agents/rci-look-up.controller.js';
import { MemberCommunicationsController } from './member-communications.controller.js';
import { member } from './member.js';
import { MemberRelations } from './member-relations.js';
import { MembersController } from './members.controller.js';
import { memberLists, members as memberRows } from './members.lists.js';
import { MemberCommandHandler } from './member.handlers.js';
import { WebsitePasswords } from './website-passwords.js';
import { WebsitePasswordsController } from './website-passwords.controller.js';
import { moveMemberWithItsContract } from './move-member-with-its-contract.js';

@Module({
  controllers: [RciLookUpController, AgentsController, WebsitePasswordsController, MembersController, MemberCommunicationsController],
  providers: [MemberRelations, WebsitePasswords, AgentLookUp, MemberCommandHandler],
})
class MembersModule implements OnModuleInit {
  constructor(private readonly reactions: Reactions) {}

  onModuleInit(): void {
    this.reactions.add(moveMemberWithItsContract);
  }
}

export const members: Area = {
  module: MembersModule,
  lists: memberLists,
  readModels: [memberList, memberContracts, memberLookUp],
  cookies: [rciAgents.cookie],
  changes: [
    changedAs(member, {
      area: 'Members',
      calls: 'Member',
      events: memberEvents,
      fields: memberFields,
      anyOf: ['Epic_Members_Detail', 'Leads_New', 'Epic_Members_Edit'],
      page: (id) => `/admin/epic-members-detail/${id}`,
      url: (id) => `/api/Members/${id}`,
      headline: { list: memberRows, words: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') },
    }),
  ],
};
