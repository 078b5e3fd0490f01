import type { WordedScreen } from './words.js';

const sections = ['Listing Summary', 'Unit Details', 'Points', 'Financial', 'Marketing Fee', 'Seller Information', 'Internal Notes'];
const filters = ['Resort', 'Unit Number', 'Week', 'Use Type', 'Bed', 'Bath', 'Retail Price', 'HOA Owned', 'Points'];
const yesNo = ['Yes', 'No'];
/** Document 3, section 5. */
const unit = {
  'Use year type': ['Annual', 'Even', 'Odd'],
  'Room type': ['Points', 'Suite', 'Loft', 'Other'],
  Bedrooms: ['Points', 'Studio', '1', '2', '3', '4', 'Other'],
  Bathrooms: ['Points', '1', '1.5', '2', '2.5', '3', '3.5', 'Other'],
  'Fixed/Float': ['Fixed', 'Float'],
  'Golf package': yesNo,
  'Listed with points': yesNo,
  'Financing eligible': yesNo,
  'HOA owned': yesNo,
  'Points season': ['Bronze', 'Silver', 'Gold', 'Platinum'],
  'Seller type': ['Individual', 'Company'],
  'Seller state': ['AL', 'DC', 'WY', 'AB', 'QC'],
  'Seller country': ['United States', 'Canada', 'Mexico'],
  Resort: ['Add New Resort'],
};

/** Document 3, sections 2.7, 4, 5 and 8. */
export const inventoryWords: Readonly<Record<string, WordedScreen>> = {
  'the list of inventory': {
    from: 'D3 2.7, 8, decisions.md H7',
    screen: '/admin/inventory',
    texts: ['Inventory', 'New Inventory', ...filters],
    empty: { '**/api/lists/inventory-list?*': 'No inventory matches your search.  Please try again.' },
  },
  'the search before a new unit': { from: 'D3 2.7, decisions.md H17, H18', screen: '/admin/inventory-new', texts: ['Search for existing inventory', 'Unit number', 'Week', 'Search'], choices: { Resort: ['Add New Resort'], 'Use year type': ['Annual', 'Even', 'Odd'] } },
  'the detail of a unit': { from: 'D3 2.7', screen: '/admin/inventory-detail/:unit', texts: [...sections, 'Edit'] },
  'the edit of a unit': {
    from: 'D3 2.7, 4, 5, decisions.md H14',
    screen: '/admin/inventory-edit/:unit',
    texts: [...sections, 'Entry date', 'Verified by', 'Date verified', 'Marketing fee notes', 'Update'],
    choices: { ...unit, 'Listing status': ['Draft', 'Available', 'Sale Pending', 'Canceled', 'Expired'] },
  },
  'the inventory search for a tour': { from: 'D3 2.7', screen: '/admin/inventory-search-for-tour/:tour', texts: ['Available Inventory', ...filters] },
  // Read as the browser shows it, which makes one space of two.
  'an inventory search that finds nothing': { from: 'D3 5, 8, decisions.md H7', screen: '/admin/inventory-search-for-tour/:tour?unitNumber=none', texts: ['No inventory matches your search. Please try again.'] },
  'a unit for a purchase': { from: 'D3 2.7', screen: '/admin/inventory-detail-for-purchase/:unit/for-tour/:tour', texts: [...sections, 'Purchase'] },
  'a unit for a purchase, by its other address': { from: 'decisions.md H20', screen: '/admin/inventory-tour/:unit/tour/:tour', texts: [...sections, 'Purchase'] },
};
