import { tourListFields, tourStatusTotalFields } from '../../events/tours/tour.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { tourListColumns } from './tour-list.columns.js';
import { TourListRow, TourStatusTotal } from './tour-list.read-model.js';

export const tourListQuery = listQuery<TourListRow>({
  entity: TourListRow,
  key: 'tourId',
  columns: tourListColumns,
  search: ['leadName', 'salesRep', 'marketingSource', 'giftNames', 'notes'],
  sorts: ['startsAt', 'tourDate', 'leadId'],
  filteredSorts: { tourStatus: ['startsAt'] },
  defaultSort: '-startsAt',
});

/** Whole tours, as the documented calls answer them. */
export const tourRecordsQuery = listQuery<TourListRow>({
  entity: TourListRow,
  key: 'tourId',
  columns: listColumns(tourListFields, {
    leadId: { filter: true },
    leadFirstName: {},
    leadLastName: {},
    spouseFirstName: {},
    spouseLastName: {},
    assignedEmployeeId: {},
    assignedEmployeeFirstName: {},
    assignedEmployeeLastName: {},
    marketingEmployeeId: {},
    marketingEmployeeFirstName: {},
    marketingEmployeeLastName: {},
    marketingSource: {},
    tourStatus: {},
    tourResult: {},
    giftNames: {},
    tourDate: { filter: true },
    scheduledStartTime: {},
    notes: {},
    qualified: {},
    contractStatus: {},
    salesVolume: {},
    createdBy: {},
  }),
  defaultSort: 'tourId',
});

/** What the board of a day shows on the wall, and no more: no address, no phone, no note. */
export const tourBoardQuery = listQuery<TourListRow>({
  entity: TourListRow,
  key: 'tourId',
  columns: listColumns(tourListFields, {
    tourDate: { filter: true },
    scheduledStartTime: {},
    leadLastName: {},
    salesRep: {},
    tourStatus: {},
    tourResult: {},
    startedAt: {},
    lastStep: {},
    lastStepBy: {},
    lastStepAt: {},
  }),
  defaultSort: 'tourId',
});

/** How many tours stand in each status. */
export const tourStatusTotalsQuery = listQuery<TourStatusTotal>({
  entity: TourStatusTotal,
  key: 'key',
  columns: listColumns(tourStatusTotalFields, { tourStatus: {}, count: {} }),
  defaultSort: 'key',
});
