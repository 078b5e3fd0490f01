import { newListingDates, type ListingDates } from './listing-dates.rules.js';

const asOffered = { fixedFloat: 'Fixed', golfPackage: 'No', listedWithPoints: 'No', financingEligible: 'No', isHoaOwned: 'No', marketingFee: '199.00' } as const;

/** What a new listing begins with (document 3, section 9): a draft (`decisions.md H13`) on the company's terms (`decisions.md H15`). */
export type NewListing = typeof asOffered & ListingDates & { readonly listingStatus: 'Draft'; readonly listingTerms: string };

/** @param listingTerms of the company's settings */
export function newListing(today: string, listingTerms: string): NewListing {
  return { listingStatus: 'Draft', ...newListingDates(today), listingTerms, ...asOffered };
}
