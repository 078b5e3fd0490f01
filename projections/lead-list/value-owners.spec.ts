import { LeadErased } from '../../events/leads/lead-erasure.events.js';
import { LeadGivenBack, LeadTakenOver } from '../../events/leads/lead-merge.events.js';
import { LeadImported, LeadRevised } from '../../events/leads/lead.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { leadList } from './lead-list.projector.js';
import type { LeadListRow } from './lead-list.read-model.js';
import { ownersAfter } from './value-owners.js';

const row = rowAfter<LeadListRow>(leadList, 'lead-7');
const imported = LeadImported({ leadId: 7, firstName: 'Ivan', city: 'Orlando', createdAt: null, communications: [] });
const changes = { firstName: { from: 'Ivan', to: 'Omar' }, city: { from: 'Orlando', to: 'Miami' } };
const takenOver = LeadTakenOver({ mergeId: 'm', mergedLeadId: 9, changes, interests: [], communications: [] });

describe('Whose the values of a lead are', () => {
  it('says of what a merge brought that it is the other lead’s, until somebody writes it anew or it goes back', () => {
    expect(row(imported)).toMatchObject({ valueOwners: {} });
    expect(row(imported, takenOver)).toMatchObject({ firstName: 'Omar', valueOwners: { firstName: 9, city: 9 } });
    expect(row(imported, takenOver, LeadRevised({ changes: { city: { from: 'Miami', to: 'Tampa' } } }))).toMatchObject({ city: 'Tampa', valueOwners: { firstName: 9 } });
    const back = LeadGivenBack({ mergeId: 'm', mergedLeadId: 9, changes: { firstName: { from: 'Omar', to: 'Ivan' } }, interests: [], communications: [] });
    expect(row(imported, takenOver, back)).toMatchObject({ firstName: 'Ivan', valueOwners: { city: 9 } });
    expect(row(imported, takenOver, LeadErased({ together: [7, 9] }))).toMatchObject({ firstName: '', valueOwners: {} });
  });

  it('says it of the lead that a value came from first, through several merges, and of one that comes to light again', () => {
    expect(ownersAfter({}, { changes }, { others: { 'changes.firstName.to': 'lead-12' } }, 9)).toEqual({ firstName: 12, city: 9 });
    expect(ownersAfter({ firstName: 12, city: 9 }, { changes }, { others: { 'changes.firstName.to': 'lead-5' } })).toEqual({ firstName: 5 });
  });
});
