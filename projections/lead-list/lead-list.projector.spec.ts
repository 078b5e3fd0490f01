import { LeadCreated, LeadDeleted, LeadImported, LeadRestored, LeadRevised } from '../../events/leads/lead.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { leadList } from './lead-list.projector.js';
import type { LeadListRow } from './lead-list.read-model.js';

const facts = { leadId: 7, firstName: 'Ivan', lastName: 'Lopez', email: 'ivan@example.com', leadStatus: 'New' };
const imported = LeadImported({ ...facts, createdAt: '2026-11-20T19:55:00.000Z', communications: [] });
const row = rowAfter<LeadListRow>(leadList, 'lead-7');
const counted = (shown: LeadListRow | undefined) => leadList.totals[0]?.contributions(shown!);

describe('the list of leads', () => {
  it('shows a lead as it came, and counts it once, under its status', () => {
    expect(row(imported)).toMatchObject({ ...facts, createdAt: '2026-11-20T19:55:00.000Z', spouseLastName: '', deleted: false });
    expect(counted(row(imported))).toEqual([{ key: 'New', of: { leadStatus: 'New' }, add: { count: 1 } }]);
  });

  it('shows a new lead as of when it was entered, and what was changed', () => {
    const revised = LeadRevised({ changes: { firstName: { from: 'Ivan', to: 'Ivo' } } });
    expect(row(LeadCreated(facts), revised)).toMatchObject({ leadId: 7, firstName: 'Ivo', createdAt: '2026-11-20T15:00:00.000Z' });
  });

  it('neither shows nor counts a deleted one until it is brought back', () => {
    const deleted = LeadDeleted({ firstName: 'Ivan', lastName: 'Lopez' });
    expect(row(imported, deleted)).toMatchObject({ deleted: true });
    expect(counted(row(imported, deleted))).toEqual([]);
    expect(row(imported, deleted, LeadRestored({}))).toMatchObject({ deleted: false });
  });
});
