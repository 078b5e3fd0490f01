import * as events from '../../events/company/company-settings.events.js';
import { membershipFeesEvents } from '../../events/company/membership-fees.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { companyChanges } from './company-changes.projector.js';

describe('The changes of the company’s settings', () => {
  it('are counted list by list, and say nothing else', () => {
    const row = rowAfter(companyChanges, 'companyList-escrowAgents')(
      events.CompanyListStarted({ list: 'escrowAgents', items: [{ itemId: 1, facts: { name: 'Escrow 1' } }] }),
      events.CompanyListItemAdded({ itemId: 2, facts: { name: 'Escrow 2' } }),
      events.CompanyListItemRetired({ itemId: 1, name: 'Escrow 1' }),
    );
    expect(row).toEqual({ part: 'escrowAgents', changes: 2 });
  });

  it('hear every event of a list, of the facts and of the fees', () => {
    expect([...companyChanges.rules.keys()].sort()).toEqual([...events.companyListEvents, ...events.companyFactsEvents, ...membershipFeesEvents].map(({ type }) => type).sort());
  });
});
