import { LeadDeleted, LeadRestored } from '../../events/leads/lead.events.js';
import { projection, streamNumber } from '../engine/projection.js';
import { deletedLeadsQuery } from './deleted-leads.queries.js';
import { DeletedLeadRow } from './deleted-leads.read-model.js';

export const deletedLeads = projection('deleted-leads', { entity: DeletedLeadRow, key: 'leadId', indexes: deletedLeadsQuery.indexes })
  .creates(LeadDeleted, (event) => ({
    leadId: streamNumber(event),
    firstName: event.data.firstName ?? '',
    lastName: event.data.lastName ?? '',
    deletedBy: event.metadata.actor.name,
    deletedAt: event.metadata.occurredAt,
  }))
  .removes(LeadRestored);
