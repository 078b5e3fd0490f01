import { tourWindow } from '../../backend/tours/tour.rules.js';
import type { Filter } from '../../backend/platform/lists/list.dto.js';
import { formatDate } from '../kit/format/dates.js';

/** The days that the list of tours keeps to: as filters, and in words. */
export function tourDays(today: string): { readonly filters: readonly Filter[]; readonly words: string } {
  const { from, to } = tourWindow(today);
  return {
    filters: [
      { field: 'tourDate', op: 'from', value: from },
      { field: 'tourDate', op: 'to', value: to },
    ],
    words: `tours from ${formatDate(from)} to ${formatDate(to)}`,
  };
}
