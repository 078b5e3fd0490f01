import type { WordedScreen } from './words.js';

const sections = ['Listing Summary', 'Unit Details', 'Points', 'Financial', 'Marketing Fee', 'Seller Information', 'Internal Notes'];
const yesNo = ['Yes', 'No'];
/** Document 3, section 5, as it words them for listings. */
const listing = {
  'Use year type': ['Annual', 'Biennial Even', 'Biennial Odd', 'Triennial X', 'Triennial Y', 'Triennial Z'],
  'Room type': ['Points', 'Suite', 'Loft', 'Other'],
  Bedrooms: ['Points', 'Studio', '1', '2', '3', '4', 'Other'],
  Bathrooms: ['Points', '1', '1.5', '2', '2.5', '3', '3.5', 'Other'],
  'Fixed/Float': ['Fixed', 'Float'],
  'Golf package': yesNo,
  'Listed with points': yesNo,
  'Financing eligible': yesNo,
  'HOA owned': yesNo,
  'Points season': ['Bronze', 'Silver', 'Gold', 'Platinum'],
  'Seller type': ['Individual', 'Company', 'Trust'],
  'Seller state': ['AL', 'DC', 'WY', 'AB', 'QC'],
  'Seller country': ['United States', 'Canada', 'Mexico'],
  Resort: ['Add New Resort'],
};

/** Document 3, sections 2.6, 4, 5 and 8. */
export const listingWords: Readonly<Record<string, WordedScreen>> = {
  'the list of listings': {
    from: 'D3 2.6, 5, decisions.md H11, H12, H14',
    screen: '/admin/listings',
    texts: ['Listings', 'New Listing', 'Recently Expired', 'Expiring Soon', 'Recently Listed', 'All', 'Draft', 'Available', 'Sale Pending', 'Canceled', 'Expired', 'HOA', 'Week', 'Retail Price'],
  },
  'a search of listings that finds nothing': { from: 'D3 8, decisions.md H7', screen: '/admin/listings?unitNumber.is=none', texts: ['No inventory matches your search. Please try again.'] },
  'the detail of a listing': { from: 'D3 2.6', screen: '/admin/listings-detail/:unit', texts: ['Listing Agreement', 'Create Listing Agreement', 'Preview', ...sections, 'Edit'] },
  'the agreement of a listing': {
    from: 'D3 2.6, as document 1, section 2 has it for contracts',
    screen: '/admin/listings-agreement/:unit',
    texts: ['Listing agreement', 'Create Listing Agreement', 'Preview', 'Download'],
  },
  'the edit of a listing': {
    from: 'D3 2.6, 4, 5',
    screen: '/admin/listings-edit/:unit',
    texts: [...sections, 'Co-seller first name', 'Marketing fee notes', 'Update'],
    choices: { ...listing, 'Listing status': ['Draft', 'Available', 'Sale Pending', 'Canceled', 'Expired'] },
  },
  'a new listing': {
    from: 'D3 2.6, 4, 5, decisions.md H13',
    screen: '/admin/listings-new',
    texts: [...sections, 'Co-seller first name', 'Retail price', 'Save'],
    choices: { ...listing, 'Listing status': ['Draft', 'Available', 'Canceled', 'Expired'] },
  },
  'a new listing that the company has no price for': {
    from: 'D3 2.6, 8',
    screen: '/admin/listings-new',
    after: ['Look Up Retail Price'],
    texts: ['Retail price', 'No retail price found for this unit.'],
  },
};
