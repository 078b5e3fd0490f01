import { addDays, addMonths } from '../platform/calendar/day.rules.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import { salesKinds, type SalesLens } from '../../events/reports/sales-lens.rules.js';
import { queryOfReportOf, readReportOf, type ReportOf } from './report-view.rules.js';

/** What a dashboard of a year is of, as its address says it. */
export interface YearView extends SalesLens, ReportOf {
  readonly year: number;
  /** The year before: a dashboard compares with no other (`decisions.md I1`). */
  readonly against: number;
  /** The first of January, and the day through which both years are counted (`decisions.md I27`). */
  readonly from: string;
  readonly to: string;
  /** A figure whose tours are shown: of a line or a month by its key, or of the total. */
  readonly behind: { readonly key: string | undefined; readonly measure: MeasureName; readonly isMonth: boolean } | undefined;
}

/** Nothing is known of years before. */
export const FIRST_YEAR = 1990;

/** A year that a dashboard can be of. @param today the last day that is known */
export function isYearOfView(text: string, today: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= Number(today.slice(0, 4));
}

/** @param today the last day that is known */
export function readYearView(params: URLSearchParams, today: string): YearView {
  const own = Number(today.slice(0, 4));
  const asked = params.get('year') ?? '';
  const year = isYearOfView(asked, today) ? Number(asked) : own;
  const measure = params.get('measure') ?? '';
  const key = params.get('key') ?? undefined;
  return {
    year,
    against: year - 1,
    ...readReportOf(params),
    from: `${year}-01-01`,
    to: year === own ? today : `${year}-12-31`,
    kind: salesKinds.find((kind) => kind === params.get('kind')) ?? 'all',
    closedOnly: params.get('closedOnly') === 'true',
    behind: Object.hasOwn(measures, measure) ? { key, measure: measure as MeasureName, isMonth: params.get('by') === 'month' } : undefined,
  };
}

/** Of the year through its day, with the same days of the year before. */
export function yearQuery(view: YearView, asOf: string | undefined): URLSearchParams {
  return queryOf(view, view.from, asOf, { against: String(view.against) });
}

/** Month by month from the start of the year before. */
export function monthsQuery(view: YearView, asOf: string | undefined): URLSearchParams {
  return queryOf(view, `${view.against}-01-01`, asOf, { by: 'month' });
}

/** Through the same day a year ago, as it is said: "11/23". */
export function sameDayBefore({ to }: YearView): string {
  const isLast = addDays(to, 1).endsWith('-01-01');
  const day = addMonths(to, -12);
  return isLast ? '' : `${day.slice(5, 7)}/${day.slice(8)}`;
}

function queryOf({ kind, closedOnly, to, ...of }: YearView, from: string, asOf: string | undefined, more: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({ from, to, ...more, ...(asOf && { asOf }), ...(kind !== 'all' && { kind }), ...(closedOnly && { closedOnly: 'true' }), ...queryOfReportOf(of) });
}
