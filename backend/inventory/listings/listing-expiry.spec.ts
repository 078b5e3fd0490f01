import { commandOf } from '../../platform/commands/command.js';
import { ExpireListing } from '../inventory.commands.js';
import { noInventory } from '../inventory.state.js';
import { expired } from './listing-expiry.js';

const TODAY = '2026-11-20';
const listing = (listingStatus: string, listingEndDate: string | null) => ({ ...noInventory, inventoryId: 76, listingStatus, listingEndDate });
const becomes = (...unit: Parameters<typeof listing>) => expired(commandOf(ExpireListing, { endedBefore: TODAY }), listing(...unit)).map(({ data }) => data);

describe('A listing that runs out', () => {
  it('is Expired on the day after its end, and says why', () => {
    expect(becomes('Available', '2026-11-19')).toEqual([{ from: 'Available', to: 'Expired', reason: 'The listing has ended' }]);
  });

  it('is not on the last day of it, nor when its end has moved or is not known', () => {
    expect(becomes('Available', TODAY)).toEqual([]);
    expect(becomes('Available', '2027-11-19')).toEqual([]);
    expect(becomes('Available', null)).toEqual([]);
  });

  it.each(['Draft', 'Sale Pending', 'Canceled', 'Expired'])('stays %s where it is that by then', (status) => {
    expect(becomes(status, '2026-11-19')).toEqual([]);
  });
});
