import { LeadCommunicationAdded, LeadOptedIn, LeadOptedOut, TextRequested } from '../../events/lead-communications.js';
import { LeadCreated, LeadDeleted, LeadImported, LeadRestored, LeadRevised, LeadStatusChanged } from '../../events/lead.js';
import { blankValues } from '../../events/field.values.js';
import { leadDetailFields, leadFields } from '../../events/lead-fields.values.js';
import { phonesKept } from '../../events/phone.values.js';
import { projection } from '../engine/projection.js';
import { leadListQuery } from './lead-list.queries.js';
import { LeadListRow, LeadTotal } from './lead-list.read-model.js';

const blank = { ...blankValues(leadFields), communications: [], deleted: false };

export const leadList = projection('lead-list', { version: 5, entity: LeadListRow, key: 'leadId', indexes: leadListQuery.indexes })
  .creates(LeadImported, ({ data }) => ({ ...blank, ...phonesKept(leadFields, data) }))
  .creates(LeadCreated, ({ data, metadata }) => ({ ...blank, ...phonesKept(leadFields, data), createdAt: metadata.occurredAt }))
  .changes(LeadStatusChanged, (_, { data }) => ({ leadStatus: data.to }))
  .changes(LeadDeleted, () => ({ deleted: true }))
  .changes(LeadRestored, () => ({ deleted: false }))
  .changes(LeadCommunicationAdded, ({ communications }, { data: { CreatedAt = '', CreatedBy = '', Type = '', Note = '' } }) => ({ communications: [{ CreatedAt, CreatedBy, Type, Note }, ...communications] }))
  .changes(TextRequested, ({ communications }, { data: { body = '' }, metadata: { actor, occurredAt } }) => ({
    communications: [{ CreatedAt: occurredAt, CreatedBy: actor.name, Type: 'Text Message', Note: body }, ...communications],
  }))
  .follows([LeadRevised, LeadOptedOut, LeadOptedIn], leadDetailFields)
  .totalling('lead-totals', LeadTotal, ({ leadStatus, deleted }) => (deleted ? [] : [{ key: leadStatus, of: { leadStatus }, add: { count: 1 } }]));
