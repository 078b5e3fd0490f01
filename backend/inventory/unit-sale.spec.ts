import type { RecordedEvent } from '../../events/kernel/event.js';
import { ListingStatusChanged, type InventoryEvent } from '../../events/inventory/inventory.events.js';
import { commandOf } from '../platform/commands/command.js';
import { inventory } from './inventory.js';
import { noInventory, type Inventory } from './inventory.state.js';
import { BeginUnitSale, EndUnitSale } from './unit-sale.commands.js';
import { decideUnitSale } from './unit-sale.js';

const unit = (listingStatus: string): Inventory => ({ ...noInventory, inventoryId: 76, listingStatus });
const evolved = (state: Inventory, events: readonly object[]): Inventory => events.reduce<Inventory>((now, event) => inventory.evolve(now, { ...event, metadata: { causationId: 'signed' } } as RecordedEvent<InventoryEvent>), state);
const begun = (state: Inventory, contractId: number) => evolved(state, decideUnitSale(commandOf(BeginUnitSale, { contractId }), state));
const ended = (state: Inventory, contractId: number) => evolved(state, decideUnitSale(commandOf(EndUnitSale, { contractId }), state));

describe('The status of a unit that a contract sells', () => {
  it.each(['Available', 'Draft', 'Expired'])('is Sale Pending, and %s again when the contract gives it up', (before) => {
    const sold = begun(unit(before), 1042);
    expect(sold).toMatchObject({ listingStatus: 'Sale Pending', soldBy: [1042] });
    expect(ended(sold, 1042)).toMatchObject({ listingStatus: before, soldBy: [] });
  });

  it('changes once, however often it is told', () => {
    const sold = begun(unit('Available'), 1042);
    expect(decideUnitSale(commandOf(BeginUnitSale, { contractId: 1042 }), sold)).toEqual([]);
    expect(decideUnitSale(commandOf(EndUnitSale, { contractId: 1043 }), sold)).toEqual([]);
  });

  it('stays pending where the next contract was told before the last one gave it up', () => {
    const both = begun(begun(unit('Available'), 1042), 1043);
    expect(ended(both, 1042)).toMatchObject({ listingStatus: 'Sale Pending', soldBy: [1043] });
    expect(ended(ended(both, 1042), 1043).listingStatus).toBe('Available');
  });

  it('is what it was before when the contract takes back the very change that began the sale, and no other', () => {
    const sold = begun(unit('Available'), 1042);
    const reversing = (reverses: string) => evolved(sold, decideUnitSale(commandOf(BeginUnitSale, { contractId: 1042, reverses }), sold));
    expect(reversing('signed')).toMatchObject({ listingStatus: 'Available', soldBy: [], saleBegunBy: {} });
    expect(reversing('dated')).toEqual(sold);
  });

  it('is what somebody said meanwhile', () => {
    const canceled = evolved(begun(unit('Available'), 1042), [ListingStatusChanged({ from: 'Sale Pending', to: 'Canceled' })]);
    expect(ended(canceled, 1042).listingStatus).toBe('Canceled');
  });
});
