import { TourBooked, TourDetailsRevised, TourImported, TourRescheduled, TourResultRecorded, TourStatusChanged } from '../../events/tour.js';
import { projection } from '../engine/projection.js';
import { tourListIndexes } from './tour-list.queries.js';
import { TourListRow, TourStatusTotal } from './tour-list.read-model.js';

export const tourList = projection('tour-list', { version: 1, entity: TourListRow, key: 'tourId', indexes: tourListIndexes })
  .creates(TourImported, ({ data }) => derived(data))
  .creates(TourBooked, ({ data }) => derived({ ...data, tourResult: '', contractStatus: '', salesVolume: '0.00' }))
  .changes(TourRescheduled, (row, { data }) => derived({ ...row, ...data.to }))
  .changes(TourStatusChanged, (_, { data }) => ({ tourStatus: data.to }))
  .changes(TourResultRecorded, (_, { data }) => ({ tourResult: data.to }))
  .changes(TourDetailsRevised, (row, { data }) => derived({ ...row, ...latest(data.changes) }))
  .totalling('tour-status-totals', TourStatusTotal, ({ tourStatus }) => [{ key: tourStatus, of: { tourStatus }, add: { count: 1 } }]);

type TourFacts = Omit<TourListRow, 'startsAt' | 'leadName' | 'salesRep'>;

function derived(facts: TourFacts): TourListRow {
  return {
    ...facts,
    startsAt: `${facts.tourDate}T${clockTime(facts.scheduledStartTime)}`,
    leadName: fullName(facts.leadFirstName, facts.leadLastName),
    salesRep: fullName(facts.assignedEmployeeFirstName, facts.assignedEmployeeLastName),
  };
}

function latest(changes: Readonly<Record<string, { readonly to: unknown } | undefined>>): Partial<TourFacts> {
  return Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change?.to]));
}

function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

/** `01:15 PM` is 13:15; what is no time counts as midnight. */
function clockTime(time: string): string {
  const [, hours, minutes, half] = /^(\d{2}):(\d{2}) ([AP]M)$/.exec(time) ?? [];
  if (!hours || !minutes) return '00:00';
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
