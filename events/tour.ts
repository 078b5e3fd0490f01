import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';
import { day, money, recordId, reference, revisionOf, text } from './field-schemas.js';

/** When the guests come: a New York day and one of the day's slots, or what the old system had there. */
const schedule = { tourDate: day, scheduledStartTime: text };

/** Who comes, who looks after them, what brought them and what they are given. */
export const tourDetails = {
  leadId: reference,
  leadFirstName: text,
  leadLastName: text,
  spouseFirstName: text,
  spouseLastName: text,
  assignedEmployeeId: reference,
  assignedEmployeeFirstName: text,
  assignedEmployeeLastName: text,
  marketingEmployeeId: reference,
  marketingEmployeeFirstName: text,
  marketingEmployeeLastName: text,
  marketingSource: text,
  /** Comma-separated, as names hold no commas (`decisions.md G11`); the same gift twice stands twice (`G10`). */
  giftNames: text,
  notes: text,
  qualified: text,
};

export const TourImported = defineEvent(
  'TourImported',
  1,
  Type.Object({
    tourId: recordId,
    ...schedule,
    ...tourDetails,
    tourStatus: text,
    tourResult: text,
    createdBy: reference,
    /** What the old system had copied from the contract; reports derive both anew (`decisions.md I10`). */
    contractStatus: text,
    salesVolume: money,
  }),
);

/** A new tour; it begins as Scheduled and without a result. */
export const TourBooked = defineEvent('TourBooked', 1, Type.Object({ tourId: recordId, ...schedule, ...tourDetails, tourStatus: text, createdBy: reference }));

export const TourRescheduled = defineEvent('TourRescheduled', 1, Type.Object({ from: Type.Object(schedule), to: Type.Object(schedule) }));

export const TourStatusChanged = defineEvent('TourStatusChanged', 1, Type.Object({ from: text, to: text }));

/** An empty `to` takes a result back. */
export const TourResultRecorded = defineEvent('TourResultRecorded', 1, Type.Object({ from: text, to: text }));

export const TourDetailsRevised = defineEvent('TourDetailsRevised', 1, revisionOf(tourDetails));

export const tourEvents = [TourImported, TourBooked, TourRescheduled, TourStatusChanged, TourResultRecorded, TourDetailsRevised] as const;
export type TourEvent = EventsOf<typeof tourEvents>;
