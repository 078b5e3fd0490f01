import type { Filter } from '../../../backend/platform/lists/list.dto.js';
import { readReportView as readDaysOf } from '../../../backend/reports/report-view.rules.js';
import type { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';

/** What the report of all tours is of: both days inclusive, YYYY-MM-DD; an empty choice is none. */
export interface ReportView {
  readonly from: string;
  readonly to: string;
  readonly tourStatus: string;
  readonly tourResult: string;
  readonly salesRep: string;
  readonly marketingSource: string;
}

export type ReportChoice = 'tourStatus' | 'tourResult' | 'salesRep' | 'marketingSource';

export const reportChoices = ['tourStatus', 'tourResult', 'salesRep', 'marketingSource'] as const satisfies readonly ReportChoice[];

/** Stands for rows that say nothing (decisions.md I9). */
export const NONE = '(none)';

export type ReportRow = Pick<TourListRow, 'tourId' | 'tourDate' | 'scheduledStartTime' | 'startsAt' | 'salesRep' | 'leadName' | 'tourStatus' | 'tourResult' | 'giftNames' | 'marketingSource'>;

/** Its days, where its address says none. */
export const standardDays = 'last-month-to-today';

/** The address says it; the last month through today where it does not, or where its days are none. */
export function readReportView(params: URLSearchParams, today: string): ReportView {
  const chosen = Object.fromEntries(reportChoices.map((name) => [name, params.get(name) ?? ''])) as Record<ReportChoice, string>;
  const { from, to } = readDaysOf(params, standardDays, today);
  return { from, to, ...chosen };
}

export function writeReportView(view: ReportView): URLSearchParams {
  return new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));
}

/** The days, as the list takes them. */
export function periodFilters({ from, to }: Pick<ReportView, 'from' | 'to'>): readonly Filter[] {
  return [
    { field: 'tourDate', op: 'from', value: from },
    { field: 'tourDate', op: 'to', value: to },
  ];
}

/** All of it, for the files. */
export function reportFilters(view: ReportView): readonly Filter[] {
  const chosen = reportChoices.filter((field) => view[field] !== '');
  return [...periodFilters(view), ...chosen.map((field): Filter => (view[field] === NONE ? { field, op: 'empty' } : { field, op: 'is', value: view[field] }))];
}

/** The rows that were chosen among those of the period. */
export function chosenRows(rows: readonly ReportRow[], view: ReportView): readonly ReportRow[] {
  return rows.filter((row) => reportChoices.every((field) => view[field] === '' || said(row[field]) === view[field]));
}

/** What there is of a field, the most of it first, and how often: together as many as there are rows. */
export function countsOf(rows: readonly ReportRow[], field: ReportChoice): readonly (readonly [word: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(said(row[field]), (counts.get(said(row[field])) ?? 0) + 1);
  return [...counts].toSorted(([one, many], [other, more]) => more - many || one.localeCompare(other));
}

function said(word: string): string {
  return word.trim() || NONE;
}
