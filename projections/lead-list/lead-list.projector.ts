import { LeadCommunicationAdded, LeadOptedIn, LeadOptedOut, TextRequested } from '../../events/leads/lead-communications.events.js';
import { LeadErased } from '../../events/leads/lead-erasure.events.js';
import { LeadCreated, LeadDeleted, LeadImported, LeadRestored, LeadRevised, LeadStatusChanged } from '../../events/leads/lead.events.js';
import { LeadGivenBack, LeadMerged, LeadsNotToldApart, LeadsToldApart, LeadTakenApart, LeadTakenOver } from '../../events/leads/lead-merge.events.js';
import { asSaid, together, without } from '../../events/leads/communications-together.js';
import { valuesSaid } from '../../events/kernel/values-after.js';
import { blankValues, personalBlanks } from '../../events/kernel/field.rules.js';
import { leadFields } from '../../events/leads/lead.fields.js';
import { phonesKept } from '../../events/kernel/phone.rules.js';
import { projection } from '../engine/projection.js';
import { contactKeys, contactKeysIndex } from './lead-duplicates.queries.js';
import { leadListQuery } from './lead-list.queries.js';
import { LeadListRow, LeadTotal } from './lead-list.read-model.js';
import { ownersSince } from './value-owners.js';

const blank = { ...blankValues(leadFields), communications: [], deleted: false, mergedInto: 0, erased: false, toldApart: [], contactKeys: [], valueOwners: {} };

/** What a lead is found by when somebody enters the same person again follows from its fields. */
function known(row: LeadListRow): LeadListRow {
  return { ...row, contactKeys: contactKeys(row) };
}

/** The values that came or went with a merge. */
function saidOf(row: LeadListRow, { changes }: { readonly changes: object }): Partial<LeadListRow> {
  const said = valuesSaid(leadFields, { changes });
  return { ...said, contactKeys: contactKeys({ ...row, ...said }) };
}

export const leadList = projection('lead-list', { version: 9, entity: LeadListRow, key: 'leadId', indexes: [...leadListQuery.indexes, contactKeysIndex] })
  .creates(LeadImported, ({ data }) => known({ ...blank, ...phonesKept(leadFields, data) }))
  .creates(LeadCreated, ({ data: { reason: _, ...data }, metadata }) => known({ ...blank, ...phonesKept(leadFields, data), createdAt: metadata.occurredAt }))
  .changes(LeadStatusChanged, (_, { data }) => ({ leadStatus: data.to }))
  .changes(LeadDeleted, () => ({ deleted: true }))
  .changes(LeadRestored, () => ({ deleted: false }))
  .changes(LeadCommunicationAdded, ({ communications }, { data: { CreatedAt = '', CreatedBy = '', Type = '', Note = '' } }) => ({ communications: [{ CreatedAt, CreatedBy, Type, Note }, ...communications] }))
  .changes(TextRequested, ({ communications }, { data: { body = '' }, metadata: { actor, occurredAt } }) => ({
    communications: [{ CreatedAt: occurredAt, CreatedBy: actor.name, Type: 'Text Message', Note: body }, ...communications],
  }))
  .changes(LeadMerged, (_, { data }) => ({ mergedInto: data.into }))
  .changes(LeadTakenApart, () => ({ mergedInto: 0 }))
  .changes(LeadsToldApart, ({ toldApart }, { data }) => ({ toldApart: [...toldApart, data.otherLeadId] }))
  .changes(LeadsNotToldApart, ({ toldApart }, { data }) => ({ toldApart: toldApart.filter((other) => other !== data.otherLeadId) }))
  .changes(LeadTakenOver, (row, event) => ({ communications: together(row.communications, event.data.communications.map(asSaid)), ...saidOf(row, event.data), valueOwners: ownersSince(row.valueOwners, event) }))
  .changes(LeadGivenBack, (row, event) => ({ communications: without(row.communications, event.data.communications), ...saidOf(row, event.data), valueOwners: ownersSince(row.valueOwners, event) }))
  .changes(LeadRevised, (row, event) => ({ ...saidOf(row, event.data), valueOwners: ownersSince(row.valueOwners, event) }))
  .changes(LeadErased, ({ communications }) => ({ ...personalBlanks(leadFields), erased: true, contactKeys: [], valueOwners: {}, communications: communications.map((said) => ({ ...said, Note: '' })) }))
  .follows([LeadOptedOut, LeadOptedIn], leadFields, known)
  .totalling('lead-totals', LeadTotal, ({ leadStatus, deleted, mergedInto }) => (deleted || mergedInto !== 0 ? [] : [{ key: leadStatus, of: { leadStatus }, add: { count: 1 } }]));
