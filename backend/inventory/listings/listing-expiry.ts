import { ListingStatusChanged, type InventoryEvent } from '../../../events/inventory/inventory.events.js';
import type { ExpireListing } from '../inventory.commands.js';
import { AVAILABLE } from '../inventory-visibility.js';
import type { Inventory } from '../inventory.state.js';

const EXPIRED = 'Expired';

/** What is offered is Expired from the day after its end. What is a draft, being sold or taken back by then stays that; so does what ends later by now. */
export function expired({ endedBefore }: ExpireListing, { listingStatus: from, listingEndDate }: Inventory): InventoryEvent[] {
  const ended = listingEndDate !== null && listingEndDate < endedBefore;
  return from === AVAILABLE && ended ? [ListingStatusChanged({ from, to: EXPIRED, reason: 'The listing has ended' })] : [];
}
