import { LeadImported } from '../../events/lead.js';
import { projection } from '../engine/projection.js';
import { LeadListRow } from './lead-list.read-model.js';

export const leadList = projection('lead-list', { version: 1, entity: LeadListRow, key: 'leadId' }).creates(
  LeadImported,
  ({ data }) => ({ ...data }),
);
