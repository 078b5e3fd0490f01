import type { ManifestTour } from '../../../backend/tours/manifest/tour-manifest.dto.js';
import { tourStatuses } from '../../../events/tours/tour.enums.js';

export interface ManifestSlot {
  /** `09:15 AM`, or whatever the old system had there; empty for none. */
  readonly time: string;
  readonly tours: readonly ManifestTour[];
}

/** @param tours in the order of their times */
export function slotsOf(tours: readonly ManifestTour[]): readonly ManifestSlot[] {
  const slots = new Map<string, ManifestTour[]>();
  for (const tour of tours) slots.set(tour.scheduledStartTime, [...(slots.get(tour.scheduledStartTime) ?? []), tour]);
  return [...slots].map(([time, ofSlot]) => ({ time, tours: ofSlot }));
}

/** "21 tours: 5 Scheduled, 7 Confirmed"; every status that there is, one that nobody knows too. */
export function countsInWords(tours: readonly ManifestTour[]): string {
  const statuses = [...new Set([...tourStatuses, ...tours.map(({ tourStatus }) => tourStatus)])];
  const counts = statuses.map((status) => ({ status, count: tours.filter(({ tourStatus }) => tourStatus === status).length })).filter(({ count }) => count > 0);
  const words = counts.map(({ status, count }) => `${count} ${status || 'without a status'}`).join(', ');
  return `${toursInWords(tours.length)}${words && `: ${words}`}`;
}

export function toursInWords(count: number): string {
  return `${count} ${count === 1 ? 'tour' : 'tours'}`;
}
