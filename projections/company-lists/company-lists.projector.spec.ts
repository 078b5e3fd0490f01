import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import * as events from '../../events/company/company-settings.events.js';
import { companyLists } from './company-lists.projector.js';
import type { CompanyListRow } from './company-lists.read-model.js';

function rowAfter(...happened: DomainEvent[]): CompanyListRow | undefined {
  return happened.reduce<CompanyListRow | undefined>((row, event) => {
    const recorded = { ...event, stream: 'companyList-escrowAgents' } as RecordedEvent;
    const rule = companyLists.rules.get(event.type)!;
    expect(rule.keys(recorded)[0]).toBe('escrowAgents');
    return rule.apply(row, recorded) as CompanyListRow;
  }, undefined);
}

const started = events.CompanyListStarted({ list: 'escrowAgents', items: [1, 2].map((itemId) => ({ itemId, facts: { name: `Escrow ${itemId}` } })) });

describe('The lists of the company', () => {
  it('are kept whole and in order, with what is retired', () => {
    const row = rowAfter(
      started,
      events.CompanyListItemAdded({ itemId: 3, facts: { name: 'Escrow 3' } }),
      events.CompanyListItemMoved({ itemId: 3, name: 'Escrow 3', from: 3, to: 1 }),
      events.CompanyListItemRevised({ itemId: 3, name: 'Escrow 3', changes: { name: { from: 'Escrow 3', to: 'Escrow Bay' } } }),
      events.CompanyListItemRetired({ itemId: 1, name: 'Escrow 1' }),
      events.CompanyListItemRetired({ itemId: 2, name: 'Escrow 2' }),
      events.CompanyListItemRestored({ itemId: 2, name: 'Escrow 2' }),
    );
    expect(row).toEqual({
      list: 'escrowAgents',
      items: [
        { itemId: 3, retired: false, facts: { name: 'Escrow Bay' } },
        { itemId: 1, retired: true, facts: { name: 'Escrow 1' } },
        { itemId: 2, retired: false, facts: { name: 'Escrow 2' } },
      ],
    });
  });

  it('hear every event of a list', () => {
    for (const { type } of events.companyListEvents) expect([...companyLists.rules.keys()]).toContain(type);
  });
});
