import { DateTime } from 'luxon';
import type { RecordedEvent, RecordedOf } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { tourFields } from '../../events/tours/tour.fields.js';
import { TourBooked, tourEvents, TourImported, TourRescheduled, TourResultRecorded, TourStatusChanged } from '../../events/tours/tour.events.js';
import { projection } from '../engine/projection.js';
import { tourListQuery } from './tour-list.queries.js';
import { TourListRow, TourStatusTotal } from './tour-list.read-model.js';

const blank = blankValues(tourFields);

/** Nobody has done anything to it since it is known here. */
const untouched = { startedAt: null, lastStep: '', lastStepBy: '', lastStepAt: null };

export const tourList = projection('tour-list', { version: 2, entity: TourListRow, key: 'tourId', indexes: tourListQuery.indexes })
  .creates(TourImported, ({ data }) => derived({ ...blank, ...untouched, ...data }))
  .creates(TourBooked, (event) => derived({ ...blank, ...untouched, ...event.data, salesVolume: '0.00', ...step(event, 'Booked') }))
  .changes(TourRescheduled, (row, event) => derived({ ...row, ...event.data.to, ...step(event, 'Moved') }))
  .changes(TourStatusChanged, (row, event) => ({ tourStatus: event.data.to, startedAt: startedAfter(row, event), ...step(event, event.data.to) }))
  .changes(TourResultRecorded, (_, event) => ({ tourResult: event.data.to, ...step(event, event.data.to || 'Result taken back') }))
  .follows(tourEvents, tourFields, derived)
  .totalling('tour-status-totals', TourStatusTotal, ({ tourStatus }) => [
    { key: tourStatus, of: { tourStatus }, add: { count: 1 } },
  ]);

const NEW_YORK = 'America/New_York';

type TourFacts = Omit<TourListRow, 'startsAt' | 'leadName' | 'salesRep'>;

function derived(facts: TourFacts): TourListRow {
  return {
    ...facts,
    startsAt: startOf(facts.tourDate, facts.scheduledStartTime),
    leadName: fullName(facts.leadFirstName, facts.leadLastName),
    salesRep: fullName(facts.assignedEmployeeFirstName, facts.assignedEmployeeLastName),
  };
}

function step({ metadata: { actor, occurredAt } }: Pick<RecordedEvent, 'metadata'>, lastStep: string) {
  return { lastStep, lastStepBy: actor.name, lastStepAt: occurredAt };
}

/** A tour that is set back to before it started has not started; one that ended had. */
function startedAfter({ startedAt }: TourListRow, { data, metadata }: RecordedOf<typeof TourStatusChanged>): string | null {
  if (data.to === 'Started') return metadata.occurredAt;
  return data.to === 'Ended' ? startedAt : null;
}

function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

/** The moment in New York; the day's beginning when the old system's time is none. Without a day a tour stands before all others. */
function startOf(day: string | null, time: string): string {
  if (day === null) return new Date(0).toISOString();
  const start = DateTime.fromFormat(`${day} ${time}`, 'yyyy-MM-dd hh:mm a', { zone: NEW_YORK, locale: 'en-US' });
  return (start.isValid ? start : DateTime.fromISO(day, { zone: NEW_YORK })).toJSDate().toISOString();
}
