import { inventoryListFields } from '../../events/inventory/inventory.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Listings', and what else people narrow the list by. */
export const listingListColumns = listColumns(inventoryListFields, {
  inventoryId: { width: 62, align: 'start', ...offered },
  listingStatus: { width: 122, ...offered },
  resortName: { width: 144, picked: true, ...offered },
  unitNumber: { width: 58, numbered: true, ...offered },
  useWeek: { width: 60, numbered: true, ...offered },
  useYearType: { width: 110, ...offered },
  useType: { width: 90, hidden: true, ...offered },
  bedrooms: { width: 66, ...offered },
  bathrooms: { width: 58, hidden: true, numbered: true, ...offered },
  pointsAmount: { width: 78, hidden: true, ...offered },
  listingStartDate: { width: 98, ...offered },
  listingEndDate: { width: 98, ...offered },
  listingTerms: { width: 110, hidden: true, picked: true, ...offered },
  listingDocumentDate: { width: 102, hidden: true, ...offered },
  listingSigningStatus: { width: 116, hidden: true, ...offered },
  retailPrice: { width: 94, ...offered },
  listingPrice: { width: 100, ...offered },
  marketingFee: { width: 112, hidden: true, ...offered },
  amountPaid: { width: 108, hidden: true, ...offered },
  ownerName: { width: 120, ...offered },
  sellerCompanyName: { width: 140, hidden: true, ...offered },
  sellerFirstName: { width: 110, hidden: true, ...offered },
  sellerLastName: { width: 120, hidden: true, ...offered },
  sellerMobilePhone: { width: 124, hidden: true, filter: true },
  sellerEmail: { width: 190, hidden: true, filter: true },
  // Says whose unit is no listing.
  isHoaOwned: {},
});
