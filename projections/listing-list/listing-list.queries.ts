import { inventoryTotalFields } from '../../events/inventory/inventory.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { unitSearch } from '../inventory-list/unit-search.js';
import { listingListColumns } from './listing-list.columns.js';
import { ListingListRow, ListingTotal } from './listing-list.read-model.js';

export const listingListQuery = listQuery<ListingListRow>({
  entity: ListingListRow,
  key: 'inventoryId',
  columns: listingListColumns,
  search: unitSearch,
  sorts: ['listingEndDate', '-listingStartDate'],
  defaultSort: '-inventoryId',
});

/** How many listings stand in each status. */
export const listingTotalsQuery = listQuery<ListingTotal>({
  entity: ListingTotal,
  key: 'key',
  columns: listColumns(inventoryTotalFields, { listingStatus: {}, count: {} }),
  defaultSort: 'key',
});
