import { isMonth, sameDayOf } from '../platform/calendar/day.rules.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import { salesKinds, type SalesLens } from '../../events/reports/sales-lens.rules.js';
import { monthOf } from './report-periods.rules.js';
import { queryOfReportOf, readReportOf, type AddressChanges, type ReportOf } from './report-view.rules.js';

/** What a dashboard of a year is of, as its address says it. */
export interface YearView extends SalesLens, ReportOf {
  readonly year: number;
  /** The year before: a dashboard compares with no other (`decisions.md I1`). */
  readonly against: number;
  /** The year that is not over on the last day that is known. */
  readonly isRunning: boolean;
  /** The first of January, and the day through which both years are counted (`decisions.md I27`). */
  readonly from: string;
  readonly to: string;
  /** A figure whose tours are shown: of a line or a month by its key, or of the total. */
  readonly behind: YearBehind | undefined;
}

export interface YearBehind {
  readonly key: string | undefined;
  readonly measure: MeasureName;
  /** The key is a month. */
  readonly isMonth: boolean;
  /** Of the line, this month alone: "2026-01". */
  readonly month: string | undefined;
  /** All lines that have no part of their own in a chart. */
  readonly isOthers: boolean;
}

/** Nothing is known of years before. */
export const FIRST_YEAR = 1990;

/** A year that a dashboard can be of. @param today the last day that is known */
export function isYearOfView(text: string, today: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= Number(today.slice(0, 4));
}

/** The year that an address names, else the running one, through its last day that is known. @param today the last day that is known */
export function readYear(params: URLSearchParams, today: string): Pick<YearView, 'year' | 'isRunning' | 'to'> {
  const own = Number(today.slice(0, 4));
  const asked = params.get('year') ?? '';
  const year = isYearOfView(asked, today) ? Number(asked) : own;
  return { year, isRunning: year === own, to: year === own ? today : `${year}-12-31` };
}

/** @param today the last day that is known */
export function readYearView(params: URLSearchParams, today: string): YearView {
  const { year, isRunning, to } = readYear(params, today);
  const measure = params.get('measure') ?? '';
  const month = params.get('month') ?? '';
  return {
    ...{ year, against: year - 1, isRunning },
    ...readReportOf(params),
    ...{ from: `${year}-01-01`, to },
    kind: salesKinds.find((kind) => kind === params.get('kind')) ?? 'all',
    closedOnly: params.get('closedOnly') === 'true',
    behind: Object.hasOwn(measures, measure) ? { key: params.get('key') ?? undefined, measure: measure as MeasureName, isMonth: params.get('by') === 'month', month: isMonth(month) && month <= to.slice(0, 7) ? month : undefined, isOthers: params.get('others') === 'true' } : undefined,
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

/** Lines month by month from the start of the year before. */
export function linesByMonthQuery(view: YearView, asOf: string | undefined, measure: MeasureName): URLSearchParams {
  return queryOf(view, `${view.against}-01-01`, asOf, { measure });
}

/** Of the running month, with the same days of the year before; undefined of a year that is over. */
export function monthSoFarQuery(view: YearView, asOf: string | undefined): URLSearchParams | undefined {
  if (!view.isRunning) return undefined;
  return queryOf(view, `${view.to.slice(0, 8)}01`, asOf, { by: 'month', against: String(view.against) });
}

/** Of what is behind a figure of the year: a month of it alone, or without the lines that have parts of their own. */
export function behindQuery(view: YearView, asOf: string | undefined, named: readonly string[]): URLSearchParams {
  const { behind } = view;
  if (behind?.isMonth) return monthsQuery(view, asOf);
  const { from, to: last } = behind?.month ? monthOf(behind.month) : view;
  const query = queryOf({ ...view, to: last < view.to ? last : view.to }, from, asOf, {});
  if (behind?.isOthers) for (const key of named) query.append('except', key);
  return query;
}

/** What an address says of an open figure. */
export function addressOfBehind(behind: Partial<YearBehind> | undefined): AddressChanges {
  return { measure: behind?.measure, key: behind?.key, by: behind?.isMonth ? 'month' : undefined, month: behind?.month, others: behind?.isOthers ? 'true' : undefined };
}

export function isSameBehind(one: YearBehind | undefined, other: Partial<YearBehind>): boolean {
  return one !== undefined && new URLSearchParams(said(one)).toString() === new URLSearchParams(said(other)).toString();
}

function said(behind: Partial<YearBehind>): Record<string, string> {
  return Object.fromEntries(Object.entries(addressOfBehind(behind)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** How many months of the year are known, the running one among them. */
export function knownMonths({ to }: Pick<YearView, 'to'>): number {
  return Number(to.slice(5, 7));
}

/** Through the same day a year ago, as it is said: "11/23"; nothing where it is the last of the year. */
export function sameDayBefore({ to, against }: Pick<YearView, 'to' | 'against'>): string {
  const day = sameDayOf(to, against);
  return to.endsWith('-12-31') ? '' : `${day.slice(5, 7)}/${day.slice(8)}`;
}

function queryOf({ kind, closedOnly, to, ...of }: Omit<YearView, 'isRunning'>, from: string, asOf: string | undefined, more: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({ from, to, ...more, ...(asOf && { asOf }), ...(kind !== 'all' && { kind }), ...(closedOnly && { closedOnly: 'true' }), ...queryOfReportOf(of) });
}
