import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, reference, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { tourMergeEvents } from './tour-merge.events.js';
import { tourGiftEvents } from './tour-gifts.events.js';
import { tourCopiedFields, tourDetailFields, tourOutcomeFields, tourScheduleFields } from './tour.fields.js';

const beside = { tourId: recordId, createdBy: reference };
const details = { ...tourScheduleFields, ...tourDetailFields } as const;
const schedule = factsOf(tourScheduleFields);

export const TourImported = defineEvent('TourImported', 1, factsOf({ ...details, ...tourOutcomeFields, ...tourCopiedFields }, beside));

/** A new tour; it begins as Scheduled and without a result. */
export const TourBooked = defineEvent('TourBooked', 1, factsOf({ ...details, tourStatus: tourOutcomeFields.tourStatus }, beside));

export const TourRescheduled = defineEvent('TourRescheduled', 1, Type.Object({ from: schedule, to: schedule }));

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
  ...tourMergeEvents,
  ...tourGiftEvents,
] as const;
export type TourEvent = EventsOf<typeof tourEvents>;
