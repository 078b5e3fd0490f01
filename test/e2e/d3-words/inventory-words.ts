import { everyListingStatus, newListingStatus, unitChoices, unitSections, unitValues } from './unit-words.js';
import type { WordedScreen } from './words.js';

const filters = ['Resort', 'Unit Number', 'Week', 'Use Type', 'Bed', 'Bath', 'Retail Price', 'HOA Owned', 'Points'];
/** Sent as kept everywhere, and called by the words of this screen (decisions.md H1). */
const useYears = { values: ['Annual', 'Biennial Even', 'Biennial Odd'], words: ['Annual', 'Even', 'Odd'] };
const choices = { ...unitChoices, 'Use year type': useYears.words };
const values = { ...unitValues, 'Use year type': useYears.values, 'Seller type': ['Individual', 'Company'] };

/** Document 3, sections 2.7, 4, 5 and 8. */
export const inventoryWords: Readonly<Record<string, WordedScreen>> = {
  'the list of inventory': {
    from: 'D3 2.7, 8, decisions.md H7',
    screen: '/admin/inventory',
    texts: ['Inventory', 'New Inventory', ...filters],
    empty: { '**/api/lists/inventory-list?*': 'No inventory matches your search.  Please try again.' },
  },
  'the search before a new unit': { from: 'D3 2.7, decisions.md H17, H18', screen: '/admin/inventory-new', texts: ['Search for existing inventory', 'Unit number', 'Week', 'Search'], choices: { Resort: ['Add New Resort'], 'Use year type': useYears.words }, values: { 'Use year type': useYears.values } },
  'a new unit': {
    from: 'D3 2.7, 4, 5',
    screen: '/admin/inventory-new',
    answered: { Resort: 'Coral Reef Club', 'Unit number': 'none of that number' },
    after: ['Search', 'Add New Inventory'],
    texts: [...unitSections, 'Save'],
    choices,
    values: { ...values, 'Listing status': newListingStatus },
  },
  'the detail of a unit': { from: 'D3 2.7', screen: '/admin/inventory-detail/:unit', texts: [...unitSections, 'Edit'] },
  'the edit of a unit': {
    from: 'D3 2.7, 4, 5, decisions.md H14',
    screen: '/admin/inventory-edit/:unit',
    texts: [...unitSections, 'Entry date', 'Verified by', 'Date verified', 'Marketing fee notes', 'Update'],
    choices,
    values: { ...values, 'Listing status': everyListingStatus },
  },
  'the inventory search for a tour': { from: 'D3 2.7', screen: '/admin/inventory-search-for-tour/:tour', texts: ['Available Inventory', ...filters] },
  // Read as the browser shows it, which makes one space of two.
  'an inventory search that finds nothing': { from: 'D3 5, 8, decisions.md H7', screen: '/admin/inventory-search-for-tour/:tour?unitNumber=none', texts: ['No inventory matches your search. Please try again.'] },
  'a unit for a purchase': { from: 'D3 2.7', screen: '/admin/inventory-detail-for-purchase/:unit/for-tour/:tour', texts: [...unitSections, 'Purchase'] },
  'a unit for a purchase, by its other address': { from: 'decisions.md H20', screen: '/admin/inventory-tour/:unit/tour/:tour', texts: [...unitSections, 'Purchase'] },
};
