import { NONE } from '../../../events/reports/report-keys.rules.js';
import type { ReportDays, ReportPeriodWord } from '../report-periods.rules.js';
import { readReportView } from '../report-view.rules.js';

export const toursAllPath = '/admin/reports-tours-all';

/** Its days, where its address says none. */
export const toursAllDays = 'last-month-to-today';

/** What one chooses among the tours of its days. */
export const toursAllChoices = ['tourStatus', 'tourResult', 'salesRep', 'marketingSource'] as const;
export type ToursAllChoice = (typeof toursAllChoices)[number];

/** What the report of all tours is of, as its address says it: an empty choice is none. */
export interface ToursAllView extends ReportDays, Readonly<Record<ToursAllChoice, string>> {
  /** The word that its days follow from; undefined for days of one's own. */
  readonly period: ReportPeriodWord | undefined;
}

export function readToursAllView(params: URLSearchParams, today: string): ToursAllView {
  const { from, to, period } = readReportView(params, toursAllDays, today);
  const chosen = Object.fromEntries(toursAllChoices.map((name) => [name, params.get(name) ?? ''])) as Record<ToursAllChoice, string>;
  return { from, to, period, ...chosen };
}

/** As the tour list takes it; rows that say nothing have a choice of their own (`decisions.md I9`). */
export function toursAllFilters(view: ToursAllView): readonly { readonly field: string; readonly op: 'from' | 'to' | 'is' | 'empty'; readonly value?: string }[] {
  const chosen = toursAllChoices.filter((field) => view[field] !== '');
  return [...toursOfDays(view), ...chosen.map((field) => (view[field] === NONE ? ({ field, op: 'empty' } as const) : ({ field, op: 'is', value: view[field] } as const)))];
}

export function toursOfDays({ from, to }: ReportDays) {
  return [
    { field: 'tourDate', op: 'from', value: from },
    { field: 'tourDate', op: 'to', value: to },
  ] as const;
}

const words: Readonly<Record<ToursAllChoice, string>> = { tourStatus: 'status', tourResult: 'result', salesRep: 'sales rep', marketingSource: 'marketing source' };

/** "status Ended", "sales rep (none)". */
export function toursAllWords(params: URLSearchParams): readonly string[] {
  return toursAllChoices.flatMap((field) => (params.get(field) ? [`${words[field]} ${params.get(field)!}`] : []));
}
