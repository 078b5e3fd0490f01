import { inventoryListQuery, inventoryTotalsQuery } from '../../projections/inventory-list/inventory-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { inventoryRestricted, inventorySensitive } from './inventory.sensitive.js';

/** The page is open with Inventory_Main, its results with Inventory_List. */
export const inventoryList: ListDefinition = {
  list: 'inventory-list',
  query: inventoryListQuery,
  permission: 'Inventory_List',
  sensitive: inventorySensitive,
  restricted: inventoryRestricted,
};

export const inventoryTotals: ListDefinition = {
  list: 'inventory-totals',
  query: inventoryTotalsQuery,
  permission: 'Inventory_List',
  sensitive: {},
  restricted: inventoryRestricted,
};
