import { inventoryListQuery, inventoryTotalsQuery } from '../../projections/inventory-list/inventory-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { AVAILABLE } from './inventory-sight.js';

/** Who lacks Inventory_Sensitive sees what can be sold, and nothing of the rest (`decisions.md B16`). */
const inventoryRestricted = { Inventory_Sensitive: { field: 'listingStatus', values: [AVAILABLE] } } as const;

/** The page is open with Inventory_Main, its results with Inventory_List. */
export const inventoryList: ListDefinition = {
  list: 'inventory-list',
  query: inventoryListQuery,
  permission: 'Inventory_List',
  restricted: inventoryRestricted,
};

export const inventoryTotals: ListDefinition = {
  list: 'inventory-totals',
  query: inventoryTotalsQuery,
  permission: 'Inventory_List',
  restricted: inventoryRestricted,
};

/** What screens read and follow. */
export const inventoryLists = [inventoryList, inventoryTotals];
