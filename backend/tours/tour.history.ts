import { isOneOf, type RecordedEvent } from '../../events/kernel/event.js';
import { tourFormFields, tourScheduleFields } from '../../events/tours/tour.fields.js';
import { tourMergeEvents } from '../../events/tours/tour-merge.events.js';
import type { TourEvent } from '../../events/tours/tour.events.js';
import { changesBetween, describeChanges, filledIn, revisionWords } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';
import { describeTourGift } from './gifts/tour-gifts.history.js';
import { describeTourMerge } from './tour-merge.js';

/** How the history of a tour reads. */
export function describeTourEvent(event: RecordedEvent<TourEvent>): HistoryWords {
  if (isOneOf(tourMergeEvents, event)) return describeTourMerge(event);
  switch (event.type) {
    case 'TourImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'TourBooked':
      return { title: `Booked for lead ${event.data.leadId}`, changes: describeChanges(tourFormFields, filledIn(tourFormFields, event.data)) };
    case 'TourRescheduled':
      return {
        title: 'Moved',
        changes: describeChanges(tourFormFields, changesBetween(tourScheduleFields, event.data.from, event.data.to)),
      };
    case 'TourStatusChanged':
      return { title: 'Status', changes: describeChanges(tourFormFields, { tourStatus: event.data }) };
    case 'TourResultRecorded':
      return { title: 'Result', changes: describeChanges(tourFormFields, { tourResult: event.data }) };
    case 'TourDetailsRevised':
      return revisionWords(describeChanges(tourFormFields, { ...event.data.changes }));
    case 'GiftGiven':
    case 'GiftTakenBack':
      return describeTourGift(event);
    default:
      return event satisfies never;
  }
}
