import { readReportView, reportQuery } from './report-view.rules.js';
import type { ReportRule } from './reports.rules.js';
import { monthsQuery, readYearView, yearQuery } from './year-view.rules.js';

/** For the calls of a report at its address. @param today the last day that is known */
export function queryOfAddress({ days, lines }: Pick<ReportRule, 'days' | 'lines'>, address: string, today: string): Readonly<Record<string, string>> {
  const params = new URLSearchParams(address);
  if (days !== 'year') return Object.fromEntries(reportQuery(readReportView(params, days, today), undefined));
  const view = readYearView(params, today);
  return Object.fromEntries(lines === 'month' ? monthsQuery(view, undefined) : yearQuery(view, undefined));
}
