import type { PermissionName } from '../../events/users/permission.enums.js';
import type { MeasureName } from '../../events/reports/measures.rules.js';
import type { ReportLines } from '../../events/reports/report-keys.rules.js';
import { screenOf, type ScreenPath } from '../platform/screens/screens.rules.js';
import type { ReportPeriodWord } from './report-periods.rules.js';

/** A report that sums what tours counted for. */
export interface ReportRule {
  /** In its calls: `/api/Reports/sales-by-source`. */
  readonly name: string;
  readonly title: string;
  /** Its screen. */
  readonly path: string;
  /** What one asks it. */
  readonly question: string;
  readonly lines: ReportLines;
  /** `decisions.md I13`. */
  readonly permission: PermissionName;
  readonly columns: readonly MeasureName[];
  /** Its days unless its address says others; `year` of a dashboard, which compares a year with the one before. */
  readonly days: ReportPeriodWord | 'year';
}

/** Document 3, section 9: the report columns, in their order. */
const reportColumns: readonly MeasureName[] = ['booked', 'noShowCanceled', 'tours', 'notQualified', 'qualified', 'sales', 'salesVolume', 'closePercent', 'rescinded', 'rescindedVolume', 'netSales', 'netVolume', 'netClosingPercent', 'vpg'];

const byMonth: readonly MeasureName[] = ['booked', 'tours', 'ended', 'sales', 'salesVolume', 'rescindedVolume', 'netVolume', 'vpg', 'vpgEnded'];
const bySeller: readonly MeasureName[] = ['booked', 'tours', 'ended', 'sales', 'salesVolume', 'closePercent', 'rescinded', 'netVolume', 'netClosingPercent', 'vpg', 'vpgEnded'];
const byMarketing: readonly MeasureName[] = ['booked', 'noShowCanceled', 'tours', 'showRate', 'notQualified', 'qualified', 'sales', 'closePercent', 'rescinded', 'netVolume', 'vpg'];

/** What a line is called. */
export const lineNouns: Readonly<Record<ReportLines, { readonly one: string; readonly many: string }>> = {
  source: { one: 'source', many: 'sources' },
  rep: { one: 'rep', many: 'reps' },
  month: { one: 'month', many: 'months' },
};

/** Screens of one report. */
type ReportPath = Extract<ScreenPath, `/admin/reports-${string}`>;

/** What a report is called, where it is and who may open it are its screen's. */
export function ofScreen(path: ReportPath): Pick<ReportRule, 'path' | 'title' | 'permission'> {
  const { title, permission } = screenOf(path);
  return { path, title, permission };
}

export const reportRules = [
  { name: 'sales-by-source', ...ofScreen('/admin/reports-sales-all'), question: 'What did each source sell?', lines: 'source', columns: reportColumns, days: 'this-year' },
  { name: 'sales-dashboard', ...ofScreen('/admin/reports-sales-dashboard'), question: 'Are we ahead, and who brings it?', lines: 'rep', columns: bySeller, days: 'year' },
  { name: 'sales-volume-yoy', ...ofScreen('/admin/reports-sales-volume-yoy'), question: 'Which months made the difference?', lines: 'month', columns: byMonth, days: 'year' },
  { name: 'sales-vpg-yoy', ...ofScreen('/admin/reports-sales-vpg-yoy'), question: 'What does a guest bring us?', lines: 'month', columns: byMonth, days: 'year' },
  { name: 'sales-rep-detail', ...ofScreen('/admin/reports-sales-rep-detail'), question: 'How does one rep do?', lines: 'rep', columns: reportColumns, days: 'last-month-to-today' },
  { name: 'marketing-dashboard', ...ofScreen('/admin/reports-marketing-dashboard'), question: 'Where from, and do they show up?', lines: 'source', columns: byMarketing, days: 'year' },
  { name: 'marketing-source-detail', ...ofScreen('/admin/reports-marketing-source-detail'), question: 'What does one source bring?', lines: 'source', columns: reportColumns, days: 'last-month-to-today' },
] as const satisfies readonly ReportRule[];

export type ReportName = (typeof reportRules)[number]['name'];

export function reportNamed(name: string): ReportRule | undefined {
  return reportRules.find((report) => report.name === name);
}
