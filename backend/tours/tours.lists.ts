import { employeeListQuery } from '../../projections/employee-list/employee-list.queries.js';
import { giftTypeListQuery } from '../../projections/gift-type-list/gift-type-list.queries.js';
import { leadListQuery, leadNamesQuery } from '../../projections/lead-list/lead-list.queries.js';
import { tourBoardQuery, tourListQuery, tourRecordsQuery, tourStatusTotalsQuery } from '../../projections/tour-list/tour-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

/** The report of all tours shows them, too (`decisions.md I13`). */
const MAY_LIST = ['Tours_Main', 'Reports_Main'] as const;

export const tourList: ListDefinition = { list: 'tour-list', query: tourListQuery, permission: MAY_LIST };

export const tourStatusTotals: ListDefinition = {
  list: 'tour-status-totals',
  query: tourStatusTotalsQuery,
  permission: 'Tours_Main',
};

/** The same rows whole, behind the documented calls; no screen reads it, so it is not registered. */
export const tourRecords: ListDefinition = { ...tourList, query: tourRecordsQuery };

/** The rows as a wall shows them; not registered either. */
export const tourBoard: ListDefinition = { ...tourList, query: tourBoardQuery };

/** Who a tour is for, as it copies them; the leads' own area registers the list. */
export const leads: LookUpSource = { list: 'lead-list', query: leadNamesQuery };

/** The same as the manifest reads it: for somebody. */
export const guests: ListDefinition = { list: 'lead-list', query: leadListQuery, permission: 'Tours_Manifest' };

/** Who looks after a tour; the employees' own area registers the list. */
export const employees: LookUpSource = { list: 'employee-list', query: employeeListQuery };

/** What tours may be given; the gifts' own area registers the list. */
export const catalogue: LookUpSource = { list: 'gift-type-list', query: giftTypeListQuery };

/** What screens read and follow. */
export const tourLists = [tourList, tourStatusTotals];
