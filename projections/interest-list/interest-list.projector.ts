import { InterestAdded, InterestImported, InterestRemoved, InterestRevised } from '../../events/leads/interest.events.js';
import { LeadTakenApart, LeadTakenOver } from '../../events/leads/lead-merge.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { interestFields, interestFormFields } from '../../events/leads/lead.fields.js';
import { valuesSaid } from '../../events/kernel/values-after.js';
import { projection, streamNumber } from '../engine/projection.js';
import { InterestListRow } from './interest-list.read-model.js';

const blank = blankValues(interestFields);

/** An interest goes by its own number, whatever stream tells of it. */
const interestOf = ({ data }: { readonly data: { readonly interestId: number } }): number => data.interestId;

export const interestList = projection('interest-list', { version: 4, entity: InterestListRow, key: 'interestId' })
  .creates(InterestImported, ({ data }) => ({ ...blank, ...data }), interestOf)
  .creates(InterestAdded, ({ data }) => ({ ...blank, ...data }), interestOf)
  .changes(InterestRevised, (_, { data }) => valuesSaid(interestFormFields, { changes: data.changes }), interestOf)
  .removes(InterestRemoved, interestOf)
  // It belongs to the lead that it is read under.
  .adds(LeadTakenOver, (event) => ofLead(event.data.interests, streamNumber(event as RecordedEvent)))
  .adds(LeadTakenApart, (event) => ofLead(event.data.interests, streamNumber(event as RecordedEvent)));

function ofLead(interests: readonly { readonly interestId: number }[], leadId: number): InterestListRow[] {
  return interests.map((interest) => ({ ...blank, ...interest, leadId }));
}
