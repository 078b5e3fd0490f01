import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { InventoryImported, InventorySellerRevised, ListingStatusChanged, ListingTermsRevised } from '../../events/inventory/inventory.events.js';
import { listingList } from './listing-list.projector.js';
import type { ListingListRow } from './listing-list.read-model.js';

const recorded = (event: DomainEvent): RecordedEvent => ({ ...event, stream: 'inventory-364' }) as unknown as RecordedEvent;

function rowAfter(...events: readonly DomainEvent[]): ListingListRow {
  const row = events.reduce<object | undefined>((now, event) => listingList.rules.get(event.type)!.apply(now as ListingListRow | undefined, recorded(event)) ?? undefined, undefined);
  return row as ListingListRow;
}

const counted = (row: ListingListRow) => listingList.totals[0]!.contributions(row).map(({ key }) => key);
const imported = InventoryImported({ inventoryId: 364, resortName: 'Coral Reef Club', listingStatus: 'Available', listingEndDate: '2026-12-20', notes: 'Called', sellerMobilePhone: '407-555-0125' });

describe('The list of listings', () => {
  it('follows from when to when a unit is offered and where its listing stands, and leaves the rest of the unit to inventory', () => {
    const row = rowAfter(imported, ListingTermsRevised({ changes: { listingEndDate: { from: '2026-12-20', to: '2027-01-20' } } }), ListingStatusChanged({ from: 'Available', to: 'Expired' }));
    expect(row).toMatchObject({ inventoryId: 364, resortName: 'Coral Reef Club', listingStatus: 'Expired', listingEndDate: '2027-01-20', sellerMobilePhone: '+14075550125' });
    expect(row).not.toHaveProperty('notes');
  });

  it('counts a unit under its status, and one of an owners’ association not at all', () => {
    expect(counted(rowAfter(imported))).toEqual(['Available']);
    expect(counted(rowAfter(imported, InventorySellerRevised({ changes: { isHoaOwned: { from: '', to: 'Yes' } } })))).toEqual([]);
  });
});
