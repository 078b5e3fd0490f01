import examples from '../../../test/worked-examples.json' with { type: 'json' };
import { newInventoryDates, newListingDates } from './listing-dates.rules.js';

describe('From when to when a unit is offered', () => {
  it.each(examples.listing_defaults)('is as the worked examples say on $today', ({ today, newListing, newInventory }) => {
    expect(newListingDates(today)).toEqual({ listingStartDate: newListing.start, listingEndDate: newListing.end });
    expect(newInventoryDates(today)).toEqual({ listingStartDate: newInventory.start, listingEndDate: newInventory.end });
  });
});
