import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';
import { day, money, recordId, reference, text } from './field-schemas.js';
import { changesOf, propertiesOf } from './field-table-schemas.js';
import { tourDetailFields } from './tour-fields.values.js';

const schedule = { tourDate: day, scheduledStartTime: text };
const details = propertiesOf(tourDetailFields);

export const TourImported = defineEvent(
  'TourImported',
  1,
  Type.Object({
    tourId: recordId,
    ...schedule,
    ...details,
    tourStatus: text,
    tourResult: text,
    createdBy: reference,
    /** What the old system had copied from the contract; reports derive both anew (`decisions.md I10`). */
    contractStatus: text,
    salesVolume: money,
  }),
);

/** A new tour; it begins as Scheduled and without a result. */
export const TourBooked = defineEvent(
  'TourBooked',
  1,
  Type.Object({ tourId: recordId, ...schedule, ...details, tourStatus: text, createdBy: reference }),
);

export const TourRescheduled = defineEvent(
  'TourRescheduled',
  1,
  Type.Object({ from: Type.Object(schedule), to: Type.Object(schedule) }),
);

export const TourStatusChanged = defineEvent('TourStatusChanged', 1, Type.Object({ from: text, to: text }));

/** An empty `to` takes a result back. */
export const TourResultRecorded = defineEvent('TourResultRecorded', 1, Type.Object({ from: text, to: text }));

export const TourDetailsRevised = defineEvent('TourDetailsRevised', 1, Type.Object({ changes: changesOf(tourDetailFields) }));

export const tourEvents = [
  TourImported,
  TourBooked,
  TourRescheduled,
  TourStatusChanged,
  TourResultRecorded,
  TourDetailsRevised,
] as const;
export type TourEvent = EventsOf<typeof tourEvents>;
