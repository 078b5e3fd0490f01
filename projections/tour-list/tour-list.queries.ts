import { listQuery } from '../engine/list-query.js';
import { TourListRow, TourStatusTotal } from './tour-list.read-model.js';

/** The columns of the screen 'Tour Waves', and what people narrow it by. */
export const tourListQuery = listQuery<TourListRow>({
  entity: TourListRow,
  key: 'tourId',
  columns: {
    startsAt: { kind: 'time', label: 'Tour Date/time', sort: true },
    tourDate: { kind: 'date', filter: true, sort: true },
    scheduledStartTime: { kind: 'text', filter: true },
    leadId: { kind: 'number', filter: true },
    leadName: { kind: 'text', label: 'Lead Name', filter: true, sort: true },
    tourStatus: { kind: 'status', label: 'Tour Status', filter: true, sort: true },
    tourResult: { kind: 'text', label: 'Tour Result', filter: true, sort: true },
    marketingSource: { kind: 'text', label: 'Marketing Source', filter: true, sort: true },
    giftNames: { kind: 'text', label: 'Gift(s)', filter: true },
    assignedEmployeeId: { kind: 'number', filter: true },
    salesRep: { kind: 'text', label: 'Sales Rep', filter: true, sort: true },
    notes: { kind: 'text', label: 'Notes', filter: true },
    qualified: { kind: 'text', filter: true },
  },
  search: ['leadName', 'salesRep', 'marketingSource', 'giftNames', 'notes'],
  sorts: ['startsAt', 'tourDate', 'leadId'],
  filteredSorts: { tourStatus: ['startsAt'] },
  defaultSort: '-startsAt',
});

/** Whole tours, as the documented calls answer them. */
export const tourRecordsQuery = listQuery<TourListRow>({
  entity: TourListRow,
  key: 'tourId',
  columns: {
    leadId: { kind: 'number', filter: true },
    leadFirstName: { kind: 'text' },
    leadLastName: { kind: 'text' },
    spouseFirstName: { kind: 'text' },
    spouseLastName: { kind: 'text' },
    assignedEmployeeId: { kind: 'number' },
    assignedEmployeeFirstName: { kind: 'text' },
    assignedEmployeeLastName: { kind: 'text' },
    marketingEmployeeId: { kind: 'number' },
    marketingEmployeeFirstName: { kind: 'text' },
    marketingEmployeeLastName: { kind: 'text' },
    marketingSource: { kind: 'text' },
    tourStatus: { kind: 'status' },
    tourResult: { kind: 'text' },
    giftNames: { kind: 'text' },
    tourDate: { kind: 'date', filter: true },
    scheduledStartTime: { kind: 'text' },
    notes: { kind: 'text' },
    qualified: { kind: 'text' },
    contractStatus: { kind: 'text' },
    salesVolume: { kind: 'money' },
    createdBy: { kind: 'number' },
  },
  defaultSort: 'tourId',
});

/** How many tours stand in each status. */
export const tourStatusTotalsQuery = listQuery<TourStatusTotal>({
  entity: TourStatusTotal,
  key: 'key',
  columns: { tourStatus: { kind: 'status' }, count: { kind: 'number' } },
  defaultSort: 'key',
});
