import { Module } from '@nestjs/common';
import { InterestImported, LeadImported } from '../../events/lead.js';
import { interestList } from '../../projections/interest-list/interest-list.projector.js';
import { leadList } from '../../projections/lead-list/lead-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { onlyTakenOver } from '../platform/changes/changed-as.js';
import { leadLists } from './leads.lists.js';

@Module({})
class LeadsModule {}

export const leads: Area = {
  module: LeadsModule,
  lists: leadLists,
  readModels: [interestList, leadList],
  changes: [
    onlyTakenOver({ category: 'lead', area: 'Leads', calls: 'Lead', events: [LeadImported], fields: {}, anyOf: ['Leads_Detail'], page: (id) => `/admin/leads?leadId.is=${id}` }),
    onlyTakenOver({ category: 'interest', area: 'Interests', calls: 'Interest', events: [InterestImported], fields: {}, anyOf: ['Leads_Detail'] }),
  ],
};
