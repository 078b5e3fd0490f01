import type { RecordedEvent } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { tourFields } from '../../events/tours/tour.fields.js';
import { picked } from '../lists/picked.js';
import { toldOfTours, type CountedTourRow } from './counted-tours.read-model.js';
import { repKeyOf, sourceKeyOf } from '../../events/reports/report-keys.rules.js';

type Timed = Pick<RecordedEvent, 'metadata'>;
type Told = Partial<Pick<CountedTourRow, (typeof toldOfTours)[number]>>;

const blank = picked(blankValues(tourFields), toldOfTours);

/** A tour that only a contract names so far. */
export function unknownTour(tourId: number, day: string): CountedTourRow {
  return { ...blank, key: `tour ${tourId}`, tourId, day, known: false, sourceKey: '', repKey: '', contracts: {} };
}

/** Its contracts may have been told before it. */
export function tourBegun(row: CountedTourRow | undefined, tourId: number, event: Timed, told: Told): CountedTourRow {
  const begun = { ...(row ?? unknownTour(tourId, dayOf(event))), known: true };
  return { ...begun, ...tourAfter(begun, event, told), day: begun.day > dayOf(event) ? begun.day : dayOf(event) };
}

/** A tour stands still at what reports do not count: another note, another gift. */
export function tourAfter(row: CountedTourRow, event: Timed, told: Told): Partial<CountedTourRow> {
  const moved = toldOfTours.filter((field) => told[field] !== undefined && told[field] !== row[field]);
  if (moved.length === 0) return {};
  const after = { ...row, ...picked(told, moved) };
  const day = dayOf(event) > row.day ? dayOf(event) : row.day;
  const repKey = repKeyOf(after.assignedEmployeeId, after.assignedEmployeeFirstName, after.assignedEmployeeLastName);
  return { ...after, day, sourceKey: sourceKeyOf(after.marketingSource), repKey };
}

/** The business day of an event. */
export function dayOf({ metadata }: Timed): string {
  return newYorkDay(new Date(metadata.occurredAt));
}
