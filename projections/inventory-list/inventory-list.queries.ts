import { inventoryFields, inventoryTotalFields } from '../../events/inventory/inventory.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { inventoryListColumns } from './inventory-list.columns.js';
import { namesOf } from '../lists/columns-of.js';
import { InventoryListRow, InventoryTotal } from './inventory-list.read-model.js';
import { unitSearch } from './unit-search.js';

export const inventoryListQuery = listQuery<InventoryListRow>({
  entity: InventoryListRow,
  key: 'inventoryId',
  columns: inventoryListColumns,
  search: unitSearch,
  sorts: ['resortName', 'retailPrice', '-retailPrice', 'unitNumber', 'useWeek'],
  filteredSorts: { listingStatus: ['resortName'] },
  defaultSort: 'resortName',
});

/** Whole units, as the documented calls answer them. */
export const inventoryRecordsQuery = listQuery<InventoryListRow>({
  entity: InventoryListRow,
  key: 'inventoryId',
  columns: listColumns(inventoryFields, Object.fromEntries(namesOf(inventoryFields).map((name) => [name, { filter: true }])) as Record<keyof typeof inventoryFields, { filter: true }>),
  defaultSort: 'inventoryId',
});

/** How many units stand in each listing status. */
export const inventoryTotalsQuery = listQuery<InventoryTotal>({
  entity: InventoryTotal,
  key: 'key',
  columns: listColumns(inventoryTotalFields, { listingStatus: {}, count: {} }),
  defaultSort: 'key',
});
