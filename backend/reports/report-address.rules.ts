import { readReportView, reportQuery } from './report-view.rules.js';
import type { ReportRule } from './reports.rules.js';
import { monthsQuery, readYearView, yearQuery } from './year-view.rules.js';

/** What of an address says what was chosen: neither the past day that is looked at, nor a figure that is open. */
export const keptOfAddress = ['period', 'from', 'to', 'year', 'against', 'kind', 'closedOnly', 'rep', 'source', 'team'] as const;

/** The same choice is the same text. */
export function choiceOf(address: string): string {
  const params = new URLSearchParams(address);
  const kept = keptOfAddress.flatMap((name) => (params.get(name) ? [[name, params.get(name)!] as const] : []));
  return new URLSearchParams(Object.fromEntries(kept)).toString();
}

/** What was chosen of what a report takes: a dashboard is of a year, and others are of days. */
export function choiceFor({ days }: Pick<ReportRule, 'days'>, address: string): string {
  const params = new URLSearchParams(address);
  for (const name of days === 'year' ? ofDays : ['year']) params.delete(name);
  return choiceOf(params.toString());
}

const ofDays = ['period', 'from', 'to', 'against'];

/** Where a report opens as it was chosen: without a choice as it is, and never with a view that its reader opens it with. */
export function addressOfChoice({ path }: Pick<ReportRule, 'path'>, choice: string): string {
  return `${path}?${choice || 'view=all'}`;
}

/** Days by a word move with the calendar; others stay. */
export function isOfFixedDays(address: string): boolean {
  const params = new URLSearchParams(address);
  return params.has('year') || (params.has('from') && params.has('to'));
}

/** For the calls of a report at its address. @param today the last day that is known */
export function queryOfAddress({ days, lines }: Pick<ReportRule, 'days' | 'lines'>, address: string, today: string): Readonly<Record<string, string>> {
  const params = new URLSearchParams(address);
  if (days !== 'year') return Object.fromEntries(reportQuery(readReportView(params, days, today), undefined));
  const view = readYearView(params, today);
  return Object.fromEntries(lines === 'month' ? monthsQuery(view, undefined) : yearQuery(view, undefined));
}

/** What views of a report are kept as. */
export function keptAs({ name }: Pick<ReportRule, 'name'>): string {
  return `report-${name}`;
}
