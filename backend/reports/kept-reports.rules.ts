import type { PermissionName } from '../../events/users/permission.enums.js';
import { cedePath } from './cede/cede-report.rules.js';
import { epicDashboardPath } from './epic/epic-dashboard.rules.js';
import { toursAllChoices, toursAllPath } from './tours-all/tours-all.rules.js';
import { ofScreen, reportRules, type ReportName, type ReportRule } from './reports.rules.js';

/** All that `keptReportNamed` finds. */
export type KeptReportName = ReportName | 'tours-all' | 'contracts-dashboard' | 'epic-dashboard' | 'epic-membership-points';

/** A report that views are kept of and that goes out by mail. */
export interface KeptReport {
  readonly name: string;
  readonly title: string;
  /** Its screen. */
  readonly path: string;
  /** Opens it. */
  readonly permission: PermissionName;
  /** The names of its address that say what was chosen: neither the past day that is looked at, nor a figure that is open. */
  readonly takes: readonly string[];
  /** Those that say how its screen shows it: kept in a view, and in no mail. */
  readonly arranged: readonly string[];
}

const ofWhom = ['kind', 'closedOnly', 'rep', 'source', 'team'] as const;

/** A dashboard is of a year, others are of days; the lines of its people and sources are sorted. */
function ofTours({ name, title, path, permission, days, lines }: ReportRule): KeptReport {
  const takes = days === 'year' ? ['year', ...ofWhom] : ['period', 'from', 'to', 'against', ...ofWhom];
  return { name, title, path, permission, takes, arranged: days === 'year' && lines !== 'month' ? ['sort', 'lines'] : [] };
}

/** All of them. */
export const keptReports: readonly KeptReport[] = [
  ...reportRules.map(ofTours),
  { name: 'tours-all', ...ofScreen(toursAllPath), takes: ['period', 'from', 'to', ...toursAllChoices], arranged: [] },
  { name: 'contracts-dashboard', ...ofScreen('/admin/reports-contracts-dashboard'), takes: ['lost'], arranged: [] },
  { name: 'epic-dashboard', ...ofScreen(epicDashboardPath), takes: ['year'], arranged: [] },
  { name: 'epic-membership-points', ...ofScreen(cedePath), takes: ['to'], arranged: [] },
];

export function keptReportNamed(name: string): KeptReport | undefined {
  return keptReports.find((report) => report.name === name);
}

/** What views of a report are kept as. */
export function keptAs({ name }: Pick<KeptReport, 'name'>): string {
  return `report-${name}`;
}

/** What an address says of these names, in their order: the same choice is the same text. */
function saidOf(names: readonly string[], address: string): string {
  const params = new URLSearchParams(address);
  const said = names.flatMap((name) => (params.get(name) ? [[name, params.get(name)!] as const] : []));
  return new URLSearchParams(Object.fromEntries(said)).toString();
}

/** What was chosen of what the report takes. */
export function choiceFor({ takes }: Pick<KeptReport, 'takes'>, address: string): string {
  return saidOf(takes, address);
}

/** What a view of the report keeps: what was chosen, and how it is shown. */
export function viewFor({ takes, arranged }: Pick<KeptReport, 'takes' | 'arranged'>, address: string): string {
  return saidOf([...takes, ...arranged], address);
}

/** Where a report opens as it was chosen: without a choice as it is, and never with a view that its reader opens it with. */
export function addressOfChoice({ path }: Pick<KeptReport, 'path'>, choice: string): string {
  return `${path}?${choice || 'view=all'}`;
}

/** Days by a word move with the calendar; others stay. Of a report of days, both have to be said. */
export function isOfFixedDays({ takes }: Pick<KeptReport, 'takes'>, choice: string): boolean {
  const params = new URLSearchParams(choice);
  if (takes.includes('from')) return !params.has('period') && params.has('from') && params.has('to');
  return params.has('year') || params.has('to');
}
