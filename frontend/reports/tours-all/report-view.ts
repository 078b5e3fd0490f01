import { toursAllChoices, type ToursAllChoice, type ToursAllView } from '../../../backend/reports/tours-all/tours-all.rules.js';
import { NONE } from '../../../events/reports/report-keys.rules.js';
import type { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';

export type ReportRow = Pick<TourListRow, 'tourId' | 'tourDate' | 'scheduledStartTime' | 'startsAt' | 'salesRep' | 'leadName' | 'tourStatus' | 'tourResult' | 'giftNames' | 'marketingSource'>;

/** The rows that were chosen among those of the period. */
export function chosenRows(rows: readonly ReportRow[], view: Pick<ToursAllView, ToursAllChoice>): readonly ReportRow[] {
  return rows.filter((row) => toursAllChoices.every((field) => view[field] === '' || folded(said(row[field])) === folded(view[field])));
}

/** What there is of a field, the most of it first, and how often: together as many as there are rows. */
export function countsOf(rows: readonly ReportRow[], field: ToursAllChoice): readonly (readonly [word: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(said(row[field]), (counts.get(said(row[field])) ?? 0) + 1);
  return [...counts].toSorted(([one, many], [other, more]) => more - many || one.localeCompare(other));
}

function said(word: string): string {
  return word.trim() || NONE;
}

/** The list compares so. */
function folded(word: string): string {
  return word.trim().toLowerCase();
}
