import { inventoryListFields } from '../../events/inventory/inventory.fields.js';
import { inventorySearchEvents } from '../../events/inventory/inventory-search.events.js';
import { inventoryEvents } from '../../events/inventory/inventory.events.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { headlineOf, type ChangedRecords } from '../platform/changes/changed-records.js';
import { inventory } from './inventory.js';
import { inventorySearch } from './search/inventory-search.js';
import { inventoryList } from './inventory.lists.js';

export const inventoryChanges: ChangedRecords = changedAs(inventory, {
  area: 'Inventory',
  calls: 'Inventory',
  events: inventoryEvents,
  fields: inventoryListFields,
  anyOf: ['Inventory_Detail', 'Inventory_Edit'],
  // Who lacks Inventory_Sensitive sees only what can be sold (decisions.md B16), which a change does not say.
  needs: 'Inventory_Sensitive',
  page: (id) => `/admin/inventory-detail/${id}`,
  url: (id) => `/api/Inventories/${id}`,
  headline: { list: inventoryList, words: ({ resortName, unitNumber }) => headlineOf([resortName, unitNumber]) },
});

/** Who looked for what: not a change of anything that the company has. */
export const inventorySearchChanges: ChangedRecords = changedAs(inventorySearch, { area: 'Inventory', calls: 'Search', events: inventorySearchEvents, fields: {}, anyOf: ['SearchResults'], isTold: () => false });
