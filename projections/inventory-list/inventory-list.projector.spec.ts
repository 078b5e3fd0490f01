import type { RecordedEvent } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { inventoryFields } from '../../events/inventory/inventory.fields.js';
import { inventoryList } from './inventory-list.projector.js';
import type { InventoryListRow } from './inventory-list.read-model.js';

const facts = { inventoryId: 364, resortName: 'Coral Reef Club', unitNumber: '524', listingStatus: 'Sale Pending', ownerName: 'Olga Meyer' };

/** Before the event. */
const noRow = undefined;

describe('the list of inventory', () => {
  it('shows a unit as it came, and counts it once, under its listing status', () => {
    const imported = { type: 'InventoryImported', data: facts, stream: 'inventory-364' } as unknown as RecordedEvent;
    const row = inventoryList.rules.get('InventoryImported')?.apply(noRow, imported) as InventoryListRow;
    expect(row).toEqual({ ...blankValues(inventoryFields), ...facts });
    expect(inventoryList.totals[0]?.contributions(row)).toEqual([{ key: 'Sale Pending', of: { listingStatus: 'Sale Pending' }, add: { count: 1 } }]);
  });
});
