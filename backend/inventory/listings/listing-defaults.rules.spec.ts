import examples from '../../../test/worked-examples.json' with { type: 'json' };
import { newListing } from './listing-defaults.rules.js';

describe('A new listing', () => {
  it.each(examples.listing_defaults)('begins as the documents and the worked examples say on $today', ({ today, newListing: { start, end } }) => {
    expect(newListing(today, '2022Plan')).toEqual({
      listingStatus: 'Draft',
      listingStartDate: start,
      listingEndDate: end,
      listingTerms: '2022Plan',
      fixedFloat: 'Fixed',
      golfPackage: 'No',
      listedWithPoints: 'No',
      financingEligible: 'No',
      isHoaOwned: 'No',
      marketingFee: '199.00',
    });
  });
});
