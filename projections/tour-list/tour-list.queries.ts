import { listIndexes } from '../engine/list-indexes.js';
import { listQuery } from '../engine/list-query.js';
import { TourListRow } from './tour-list.read-model.js';

const search = ['leadName', 'salesRep', 'marketingSource', 'giftNames', 'notes'] as const;

/** The columns of the screen 'Tour Waves', and what people narrow it by. */
export const tourListQuery = listQuery<TourListRow>({
  entity: TourListRow,
  key: 'tourId',
  columns: {
    startsAt: { kind: 'time', sort: true },
    tourDate: { kind: 'date', filter: true, sort: true },
    scheduledStartTime: { kind: 'text', filter: true },
    leadId: { kind: 'number', filter: true },
    leadName: { kind: 'text', filter: true, sort: true },
    tourStatus: { kind: 'status', filter: true, sort: true },
    tourResult: { kind: 'text', filter: true, sort: true },
    marketingSource: { kind: 'text', filter: true, sort: true },
    giftNames: { kind: 'text', filter: true },
    assignedEmployeeId: { kind: 'number', filter: true },
    salesRep: { kind: 'text', filter: true, sort: true },
    notes: { kind: 'text', filter: true },
    qualified: { kind: 'text', filter: true },
  },
  search,
  defaultSort: '-startsAt',
});

export const tourListIndexes = listIndexes<TourListRow>({
  entity: TourListRow,
  key: 'tourId',
  sorts: ['startsAt', 'tourDate', 'leadId'],
  filteredSorts: { tourStatus: ['startsAt'] },
  search: [...search],
});
