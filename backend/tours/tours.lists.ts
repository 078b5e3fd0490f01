import { employeeListQuery } from '../../projections/employee-list/employee-list.queries.js';
import { tourBoardQuery, tourListQuery, tourRecordsQuery, tourStatusTotalsQuery } from '../../projections/tour-list/tour-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

export const tourList: ListDefinition = { list: 'tour-list', query: tourListQuery, permission: 'Tours_Main' };

export const tourStatusTotals: ListDefinition = {
  list: 'tour-status-totals',
  query: tourStatusTotalsQuery,
  permission: 'Tours_Main',
};

/** The same rows whole, behind the documented calls; no screen reads it, so it is not registered. */
export const tourRecords: ListDefinition = { ...tourList, query: tourRecordsQuery };

/** The rows as a wall shows them; not registered either. */
export const tourBoard: ListDefinition = { ...tourList, query: tourBoardQuery };

/** Where the names of a tour's reps come from; the employees' own area registers the list. */
export const reps: LookUpSource = { list: 'employee-list', query: employeeListQuery };

/** What screens read and follow. */
export const tourLists = [tourList, tourStatusTotals];
