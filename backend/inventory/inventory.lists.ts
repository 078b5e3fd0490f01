import { companyListsQuery } from '../../projections/company-lists/company-lists.queries.js';
import { inventoryListQuery, inventoryRecordsQuery, inventoryTotalsQuery } from '../../projections/inventory-list/inventory-list.queries.js';
import { listingListQuery, listingTotalsQuery } from '../../projections/listing-list/listing-list.queries.js';
import { resaleContractListQuery } from '../../projections/resale-contract-list/resale-contract-list.queries.js';
import { tourRecordsQuery } from '../../projections/tour-list/tour-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';
import type { Reader } from '../platform/lists/list-visibility.js';
import { mostListings, mostUnits, type Seeker } from './pricing/inventory-cap.rules.js';
import { AVAILABLE } from './inventory-visibility.js';

/** Who lacks Inventory_Sensitive sees what can be sold, and nothing of the rest (`decisions.md B16`). */
const inventoryRestricted = { Inventory_Sensitive: { field: 'listingStatus', values: [AVAILABLE] } } as const;

const cappedBy =
  (cap: (seeker: Seeker) => number | undefined) =>
  ({ role = '', permissions }: Reader): number | undefined =>
    cap({ role, may: (permission) => permissions.has(permission) });

/** The page is open with Inventory_Main, its results with Inventory_List. */
export const inventoryList: ListDefinition = {
  list: 'inventory-list',
  file: 'Inventory',
  query: inventoryListQuery,
  permission: 'Inventory_List',
  restricted: inventoryRestricted,
  most: cappedBy(mostUnits),
};

/** The same units whole, behind the documented call; no screen reads it, so it is not registered. */
export const inventoryRecords: ListDefinition = { ...inventoryList, query: inventoryRecordsQuery };

export const inventoryTotals: ListDefinition = {
  list: 'inventory-totals',
  query: inventoryTotalsQuery,
  permission: 'Inventory_List',
  restricted: inventoryRestricted,
};

/** What is listed, of all but the units of owners’ associations (`decisions.md H12`); either permission opens it (`decisions.md B13`). */
export const listingList: ListDefinition = {
  list: 'listing-list',
  file: 'Listings',
  query: listingListQuery,
  permission: ['Listings_Main', 'Inventory_Main'],
  restricted: inventoryRestricted,
  only: () => [{ field: 'isHoaOwned', values: ['Yes'], except: true }],
  most: cappedBy(mostListings),
};

export const listingTotals: ListDefinition = {
  list: 'listing-totals',
  query: listingTotalsQuery,
  permission: ['Listings_Main', 'Inventory_Main'],
  restricted: inventoryRestricted,
};

/** Whom units are looked for; the tours' own area registers the list. */
export const tours: LookUpSource = { list: 'tour-list', query: tourRecordsQuery };

/** Which contract sells a unit; the contracts' own area registers the list. */
export const contracts: LookUpSource = { list: 'resale-contract-list', query: resaleContractListQuery };

/** The company's prices among its lists; its own area registers them. */
export const companyLists: LookUpSource = { list: 'company-lists', query: companyListsQuery };

/** What screens read and follow. */
export const inventoryLists = [inventoryList, inventoryTotals, listingList, listingTotals];
