import type { RecordedEvent } from '../../../events/kernel/event.js';
import { InventoryAdded, InventoryImported, ListingTermsRevised } from '../../../events/inventory/inventory.events.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { UnitSaleEnded } from '../../../events/inventory/unit-sale.events.js';
import { addDays } from '../../platform/calendar/day.rules.js';
import { startOfDay } from '../../platform/calendar/new-york.js';
import { commandOf } from '../../platform/commands/command.js';
import { idOf } from '../../platform/commands/stream-name.js';
import { inventory } from '../inventory.js';
import { InventoryCommand } from '../inventory.handlers.js';
import { reaction, type Effect } from '../../platform/reactions/reaction.js';
import { ExpireListing } from '../inventory.commands.js';
import { AVAILABLE } from '../inventory-visibility.js';

type End = string | null | undefined;

/**
 * A listing that is Available on the day after its end becomes Expired. The unit says then whether it still is and still ends
 * then: another status takes nothing off the calendar, for it may be Available again by that day.
 */
export const expireListingWhenItEnds = reaction('expire-listing-when-it-ends', 'Listing ended')
  .at(InventoryImported, ({ data }) => dayBehind(data.listingEndDate), (event) => expiring(event, event.data.listingEndDate))
  .at(InventoryAdded, ({ data }) => dayBehind(data.listingEndDate), (event) => expiring(event, event.data.listingEndDate))
  .at(
    ListingTermsRevised,
    ({ data }) => dayBehind(data.changes.listingEndDate?.to),
    (event) => expiring(event, event.data.changes.listingEndDate?.to),
    // What says nothing of the end leaves what is planned for it.
    ({ stream, data }) => (data.changes.listingEndDate ? stream : `${stream}, other terms`),
  )
  // A contract gave the unit up after its listing had run out.
  .when(UnitSaleEnded, (event) => (event.data.to === AVAILABLE ? expire(event, newYorkDay(new Date(event.recordedAt))) : undefined))
  .backfill();

/** When the day after the last one begins. */
function dayBehind(end: End): string | undefined {
  return end ? startOfDay(addDays(end, 1)) : undefined;
}

function expiring(event: RecordedEvent, end: End): Effect | undefined {
  return end ? expire(event, addDays(end, 1)) : undefined;
}

function expire({ stream }: RecordedEvent, endedBefore: string): Effect {
  return new InventoryCommand(idOf(inventory, stream), commandOf(ExpireListing, { endedBefore }));
}
