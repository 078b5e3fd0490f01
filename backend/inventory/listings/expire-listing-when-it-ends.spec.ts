import type { DomainEvent, RecordedEvent } from '../../../events/kernel/event.js';
import { InventoryAdded, InventoryImported, ListingTermsRevised } from '../../../events/inventory/inventory.events.js';
import { UnitSaleEnded } from '../../../events/inventory/unit-sale.events.js';
import { expireListingWhenItEnds } from './expire-listing-when-it-ends.js';

const recorded = ({ type, data }: DomainEvent): RecordedEvent => ({ type, data, stream: 'inventory-76', recordedAt: '2026-11-20T15:00:00.000Z' }) as unknown as RecordedEvent;

const ruleFor = (event: DomainEvent) => expireListingWhenItEnds.rules.find(({ type }) => type === event.type)!;

/** By what it is known, and when it falls due. */
function planned(event: DomainEvent): readonly [key: string, dueAt: string | undefined] {
  const rule = ruleFor(event);
  if (rule.does !== 'later') throw new Error(`${event.type} plans nothing`);
  return [rule.key(recorded(event)), rule.dueAt(recorded(event))];
}

const added = (listingEndDate: string | null) => InventoryAdded({ inventoryId: 76, listingEndDate });
const moved = (from: string | null, to: string | null) => ListingTermsRevised({ changes: { listingEndDate: { from, to } } });

describe('The end of a listing', () => {
  it('is looked at when the day after it begins in New York, in summer and in winter', () => {
    expect(planned(added('2026-11-20'))).toEqual(['inventory-76', '2026-11-21T05:00:00.000Z']);
    expect(planned(added('2027-07-04'))).toEqual(['inventory-76', '2027-07-05T04:00:00.000Z']);
  });

  it('is looked at on another day when it moves, and on none when it is taken away', () => {
    expect(planned(moved('2026-11-20', '2026-12-20'))).toEqual(['inventory-76', '2026-12-21T05:00:00.000Z']);
    expect(planned(moved('2026-11-20', null))).toEqual(['inventory-76', undefined]);
    expect(planned(added(null))).toEqual(['inventory-76', undefined]);
  });

  it('stays where it is when only other terms change', () => {
    const [key] = planned(ListingTermsRevised({ changes: { listingTerms: { from: '2022Plan', to: '2027Plan' } } }));
    expect(key).not.toBe('inventory-76');
  });

  it('that was past when the old system’s units came is that system’s affair', () => {
    expect(planned(InventoryImported({ inventoryId: 76, listingEndDate: '2026-07-08' }))).toEqual(['inventory-76', undefined]);
    expect(planned(InventoryImported({ inventoryId: 76, listingEndDate: '2026-12-08' }))).toEqual(['inventory-76', '2026-12-09T05:00:00.000Z']);
  });

  it('is looked at at once where a contract gives up a unit that is then Available', async () => {
    const rule = ruleFor(UnitSaleEnded({ contractId: 1042, from: 'Sale Pending', to: 'Available' }));
    const causes = (to: string) => rule.does === 'at once' && rule.causes(recorded(UnitSaleEnded({ contractId: 1042, from: 'Sale Pending', to })), {} as never);
    expect(await causes('Available')).toMatchObject({ id: 76, command: { endedBefore: '2026-11-20' } });
    expect(await causes('Draft')).toBeUndefined();
  });
});
