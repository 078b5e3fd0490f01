import { Module } from '@nestjs/common';
import { epicContractEvents } from '../../events/epic-contracts/epic-contract.events.js';
import { memberFields } from '../../events/members/member.fields.js';
import { memberEvents } from '../../events/members/member.events.js';
import { productEvents } from '../../events/epic-contracts/product.events.js';
import { epicContractList } from '../../projections/epic-contract-list/epic-contract-list.projector.js';
import { memberList } from '../../projections/member-list/member-list.projector.js';
import { productList } from '../../projections/product-list/product-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs, onlyTakenOver } from '../platform/changes/changed-as.js';
import { MemberCommunicationsController } from './member-communications.controller.js';
import { member } from './member.js';
import { MembersController } from './members.controller.js';
import { memberLists, members as memberRows } from './members.lists.js';
import { MemberCommandHandler } from './member.handlers.js';

@Module({ controllers: [MembersController, MemberCommunicationsController], providers: [MemberCommandHandler] })
class MembersModule {}

export const members: Area = {
  module: MembersModule,
  lists: memberLists,
  readModels: [memberList, productList, epicContractList],
  changes: [
    changedAs(member, {
      area: 'Members',
      calls: 'Member',
      events: memberEvents,
      fields: memberFields,
      anyOf: ['Epic_Members_Detail', 'Leads_New', 'Epic_Members_Edit'],
      page: (id) => `/admin/epic-members?memberId.is=${id}`,
      url: (id) => `/api/Members/${id}`,
      headline: { list: memberRows, words: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') },
    }),
    onlyTakenOver({ category: 'product', area: 'Products', calls: 'Product', events: productEvents, fields: {}, anyOf: ['Epic_Contracts_Main'] }),
    onlyTakenOver({ category: 'epicContract', area: 'Epic contracts', calls: 'Epic contract', events: epicContractEvents, fields: {}, anyOf: ['Epic_Contracts_Detail'] }),
  ],
};
