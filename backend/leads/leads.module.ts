import { Module } from '@nestjs/common';
import { InterestImported } from '../../events/interest.js';
import { leadListFields } from '../../events/lead-fields.values.js';
import { leadEvents } from '../../events/lead.js';
import { deletedLeads } from '../../projections/deleted-leads/deleted-leads.projector.js';
import { interestList } from '../../projections/interest-list/interest-list.projector.js';
import { leadList as leadRows } from '../../projections/lead-list/lead-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs, onlyTakenOver } from '../platform/changes/changed-as.js';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { InterestsController } from './interests.controller.js';
import { LeadRelations } from './lead-relations.js';
import { leadCommands } from './lead.commands.js';
import { lead } from './lead.js';
import { LeadsController } from './leads.controller.js';
import { leadList, leadLists } from './leads.lists.js';

@Module({
  controllers: [LeadsController, InterestsController],
  providers: [LeadRelations, ...handlersOf(leadCommands)],
})
class LeadsModule {}

const stands = (category: string) => ({ isTold: ({ stream }: { readonly stream: string }): boolean => stream.startsWith(`${category}-`) });

export const leads: Area = {
  module: LeadsModule,
  lists: leadLists,
  readModels: [interestList, leadRows, deletedLeads],
  changes: [
    changedAs(lead, {
      area: 'Leads',
      calls: 'Lead',
      events: leadEvents,
      fields: leadListFields,
      anyOf: ['Leads_Detail'],
      page: (id) => `/admin/leads-detail/${id}`,
      url: (id) => `/api/Leads/${id}`,
      headline: { list: leadList, words: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') },
      ...stands(lead.category),
    }),
    // Those whose lead nobody knows.
    onlyTakenOver({ category: 'interest', area: 'Interests', calls: 'Interest', events: [InterestImported], fields: {}, anyOf: ['Leads_Detail'], ...stands('interest') }),
  ],
};
