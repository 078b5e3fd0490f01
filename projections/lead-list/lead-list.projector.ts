import { LeadImported } from '../../events/lead.js';
import { projection } from '../engine/projection.js';
import { leadListQuery } from './lead-list.queries.js';
import { LeadListRow, LeadTotal } from './lead-list.read-model.js';

export const leadList = projection('lead-list', { version: 3, entity: LeadListRow, key: 'leadId', indexes: leadListQuery.indexes })
  .creates(LeadImported, ({ data }) => ({ ...data }))
  .totalling('lead-totals', LeadTotal, ({ leadStatus }) => [{ key: leadStatus, of: { leadStatus }, add: { count: 1 } }]);
