import { LeadImported } from '../../events/lead.js';
import { blankValues } from '../../events/field.values.js';
import { leadFields } from '../../events/lead-fields.values.js';
import { phonesKept } from '../../events/phone.values.js';
import { projection } from '../engine/projection.js';
import { leadListQuery } from './lead-list.queries.js';
import { LeadListRow, LeadTotal } from './lead-list.read-model.js';

const blank = blankValues(leadFields);

export const leadList = projection('lead-list', { version: 4, entity: LeadListRow, key: 'leadId', indexes: leadListQuery.indexes })
  .creates(LeadImported, ({ data }) => ({ ...blank, ...phonesKept(leadFields, data) }))
  .totalling('lead-totals', LeadTotal, ({ leadStatus }) => [{ key: leadStatus, of: { leadStatus }, add: { count: 1 } }]);
