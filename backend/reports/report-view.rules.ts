import { readDay } from '../platform/calendar/day.rules.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import { salesKinds, type SalesLens } from '../../events/reports/sales-lens.rules.js';
import { isReportPeriod, reportDays, type ReportDays, type ReportPeriodWord } from './report-periods.rules.js';

/** The one rep, source and team that a report is of, by their keys; undefined is all. */
export interface ReportOf {
  readonly rep: string | undefined;
  readonly source: string | undefined;
  readonly team: string | undefined;
}

export function readReportOf(params: URLSearchParams): ReportOf {
  return { rep: params.get('rep') || undefined, source: params.get('source') || undefined, team: params.get('team') || undefined };
}

/** For the calls of the report. */
export function queryOfReportOf({ rep, source, team }: ReportOf): Readonly<Record<string, string>> {
  return { ...(rep && { rep }), ...(source && { source }), ...(team && { team }) };
}

/** What a report is of, as its address says it. */
export interface ReportView extends ReportDays, SalesLens, ReportOf {
  /** The word that its days follow from; undefined for days of one's own. */
  readonly period: ReportPeriodWord | undefined;
  /** The year it is compared with. */
  readonly against: number | undefined;
  /** A figure whose tours are shown: of a line by its key, or of the total. */
  readonly behind: { readonly key: string | undefined; readonly measure: MeasureName } | undefined;
}

/** @param today the last day that is known */
export function readReportView(params: URLSearchParams, standard: ReportPeriodWord, today: string): ReportView {
  const own = { from: readDay(params.get('from') ?? ''), to: readDay(params.get('to') ?? '') };
  const isOwn = own.from !== undefined && own.to !== undefined && own.from <= own.to;
  const word = params.get('period') ?? '';
  const period = isOwn ? undefined : isReportPeriod(word) ? word : standard;
  const days = period ? reportDays(period, today) : { from: own.from!, to: own.to! };
  const year = Number(params.get('against'));
  const measure = params.get('measure') ?? '';
  return {
    ...days,
    period,
    ...readReportOf(params),
    kind: salesKinds.find((kind) => kind === params.get('kind')) ?? 'all',
    closedOnly: params.get('closedOnly') === 'true',
    against: Number.isInteger(year) && year >= 1900 && year < Number(days.from.slice(0, 4)) ? year : undefined,
    behind: Object.hasOwn(measures, measure) ? { key: params.get('key') ?? undefined, measure: measure as MeasureName } : undefined,
  };
}

/** What of an address changes; undefined takes a part out. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

export function addressOfDays(days: ReportDays): AddressChanges {
  return { period: undefined, ...days };
}

export function addressOfPeriod(period: ReportPeriodWord): AddressChanges {
  return { period, from: undefined, to: undefined };
}

/** For the calls of the report: days, never words, so that everybody asks for the same. */
export function reportQuery({ from, to, kind, closedOnly, against, ...of }: ReportView, asOf: string | undefined): URLSearchParams {
  return new URLSearchParams({ from, to, ...(asOf && { asOf }), ...(kind !== 'all' && { kind }), ...(closedOnly && { closedOnly: 'true' }), ...(against !== undefined && { against: String(against) }), ...queryOfReportOf(of) });
}
