import { everyListingStatus, newListingStatus, unitChoices, unitSections, unitValues } from './unit-words.js';
import type { WordedScreen } from './words.js';

/** Document 3, section 5, as it words them for listings. */
const values = { ...unitValues, 'Use year type': ['Annual', 'Biennial Even', 'Biennial Odd', 'Triennial X', 'Triennial Y', 'Triennial Z'], 'Seller type': ['Individual', 'Company', 'Trust'] };

/** Document 3, sections 2.6, 4, 5 and 8. */
export const listingWords: Readonly<Record<string, WordedScreen>> = {
  'the list of listings': {
    from: 'D3 2.6, 5, decisions.md H11, H12, H14',
    screen: '/admin/listings',
    texts: ['Listings', 'New Listing', 'Recently Expired', 'Expiring Soon', 'Recently Listed', 'All', 'Draft', 'Available', 'Sale Pending', 'Canceled', 'Expired', 'HOA', 'Week', 'Retail Price'],
  },
  'a search of listings that finds nothing': { from: 'D3 8, decisions.md H7', screen: '/admin/listings?unitNumber.is=none', texts: ['No inventory matches your search. Please try again.'] },
  'the detail of a listing': { from: 'D3 2.6', screen: '/admin/listings-detail/:unit', texts: ['Listing Agreement', 'Create Listing Agreement', 'Preview', ...unitSections, 'Edit'] },
  'the agreement of a listing': {
    from: 'D3 2.6, as document 1, section 2 has it for contracts',
    screen: '/admin/listings-agreement/:unit',
    texts: ['Listing agreement', 'Create Listing Agreement', 'Preview', 'Download'],
  },
  'the edit of a listing': {
    from: 'D3 2.6, 4, 5',
    screen: '/admin/listings-edit/:unit',
    texts: [...unitSections, 'Co-seller first name', 'Marketing fee notes', 'Update'],
    choices: unitChoices,
    values: { ...values, 'Listing status': everyListingStatus },
  },
  'a new listing': {
    from: 'D3 2.6, 4, 5, decisions.md H13',
    screen: '/admin/listings-new',
    texts: [...unitSections, 'Co-seller first name', 'Retail price', 'Save'],
    choices: unitChoices,
    values: { ...values, 'Listing status': newListingStatus },
  },
  'a new listing that the company has no price for': {
    from: 'D3 2.6, 8',
    screen: '/admin/listings-new',
    after: ['Look Up Retail Price'],
    texts: ['Retail price', 'No retail price found for this unit.'],
  },
};
