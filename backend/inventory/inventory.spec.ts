import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { InventoryAdded, InventoryImported, type InventoryEvent } from '../../events/inventory/inventory.events.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf, type AnyCommand } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import { AddInventory, ChangeListingStatus, ReviseInventory, type AnyInventoryCommand } from './inventory.commands.js';
import { inventory } from './inventory.js';
import { isVisible } from './inventory-visibility.js';
import type { Inventory } from './inventory.state.js';

const imported = InventoryImported({ inventoryId: 7, resortName: 'Coral Reef Club', unitNumber: '524', listingStatus: 'Available', retailPrice: '9000.00', sellerMobilePhone: '407-555-0162', ownerName: 'Olga Meyer' });

function after(...events: readonly DomainEvent[]): Inventory {
  return events.reduce((state, event) => inventory.evolve(state, event as unknown as RecordedEvent<InventoryEvent>), inventory.initial);
}

/** What comes of a command by whoever holds these permissions. */
function told(command: AnyInventoryCommand, state: Inventory, permissions = 'Inventory_Edit Inventory_Sensitive'): readonly DomainEvent[] {
  const addressed = (send as (...parameters: unknown[]) => ReturnType<typeof send<AnyCommand, number, AnyCommand>>)(inventory, 7, command);
  const events = decide(addressed, state, issuedWith(...permissions.split(' ')));
  for (const event of events) vocabulary.validate(event);
  return events;
}

describe('A unit', () => {
  it('is Available from today for a year, unless who adds it says otherwise', () => {
    const [added] = told(commandOf(AddInventory, { resortName: 'Coral Reef Club' }), inventory.initial);
    expect(added).toMatchObject({ type: InventoryAdded.type, data: { inventoryId: 7, resortName: 'Coral Reef Club', listingStatus: 'Available', listingStartDate: '2026-11-20', listingEndDate: '2027-11-20', entryDate: '2026-11-20' } });
    const [draft] = told(commandOf(AddInventory, { listingStatus: 'draft', listingEndDate: '2026-12-31' }), inventory.initial);
    expect(draft).toMatchObject({ data: { listingStatus: 'Draft', listingEndDate: '2026-12-31' } });
    expect(() => told(commandOf(AddInventory, {}), after(added!))).toThrow('already');
  });

  it('is worked on section by section, and what does not differ leaves nothing', () => {
    const state = after(imported);
    const events = told(commandOf(ReviseInventory, { unitView: 'Ocean', bedrooms: '2', retailPrice: '9500.00', notes: 'Called', sellerMobilePhone: '407-555-0162' }), state);
    expect(events.map(({ type }) => type)).toEqual(['InventoryUnitRevised', 'InventoryPricesRevised', 'InternalNotesRevised']);
    expect(after(imported, ...events)).toMatchObject({ unitView: 'Ocean', bedrooms: '2', retailPrice: '9500.00', notes: 'Called', ownerName: 'Olga Meyer' });
    expect(told(commandOf(ReviseInventory, { ...after(imported) }), state)).toEqual([]);
  });

  it('is understood in what older clients call its fields; its own name counts before theirs', () => {
    const state = after(imported);
    const old = commandOf(ReviseInventory, { weekNumber: '17', pointValue: 12_000, mktFee: '199.00', verifiedDate: '2026-11-19' });
    expect(after(imported, ...told(old, state))).toMatchObject({ useWeek: '17', pointsAmount: 12_000, marketingFee: '199.00', dateVerified: '2026-11-19' });
    expect(after(imported, ...told(commandOf(ReviseInventory, { useWeek: '18', weekNumber: '17' }), state))).toMatchObject({ useWeek: '18' });
  });

  it('goes from any status to any other, with the reason if there is one, and to no word outside the list', () => {
    const state = after(imported);
    expect(told(commandOf(ChangeListingStatus, { listingStatus: 'sale pending', reason: 'Contract 1042' }), state)).toMatchObject([{ type: 'ListingStatusChanged', data: { from: 'Available', to: 'Sale Pending', reason: 'Contract 1042' } }]);
    expect(told(commandOf(ReviseInventory, { listingStatus: 'Expired' }), state)).toMatchObject([{ data: { from: 'Available', to: 'Expired' } }]);
    expect(told(commandOf(ChangeListingStatus, { listingStatus: 'Available' }), state)).toEqual([]);
    expect(() => told(commandOf(ChangeListingStatus, { listingStatus: 'Sold' }), state)).toThrow('Listing status must be one of Draft, Available, Sale Pending, Canceled, Expired');
  });

  it('keeps what somebody does not see, by whatever name they send it', () => {
    const state = after(imported);
    expect(() => told(commandOf(ReviseInventory, { marketingFee: '1.00' }), state, 'Inventory_Edit')).toThrow('You may not change marketingFee');
    expect(() => told(commandOf(ReviseInventory, { mktFee: '1.00' }), state, 'Inventory_Edit')).toThrow('You may not change mktFee');
    expect(() => told(commandOf(ChangeListingStatus, { listingStatus: 'Draft' }), state, 'Inventory_Edit')).toThrow('You may not change listingStatus');
    expect(told(commandOf(ReviseInventory, { ownerName: '', unitView: 'Ocean' }), state, 'Inventory_Edit')).toMatchObject([{ type: 'InventoryUnitRevised' }]);
  });

  it('is there for who lacks Inventory_Sensitive only while it can be sold', () => {
    const available = after(imported);
    const reader = (...permissions: string[]) => ({ permissions: new Set(permissions) });
    expect(isVisible(available, reader())).toBe(true);
    expect(isVisible({ ...available, listingStatus: 'Draft' }, reader('Inventory_Detail'))).toBe(false);
    expect(isVisible({ ...available, listingStatus: 'Draft' }, reader('Inventory_Sensitive'))).toBe(true);
  });
});
