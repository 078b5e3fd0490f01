import type { PermissionName } from '../../events/users/permission.enums.js';
import type { MeasureName } from '../../events/reports/measures.rules.js';
import type { ReportLines } from '../../events/reports/report-keys.rules.js';

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
  /** What a line is called. */
  readonly noun: { readonly one: string; readonly many: string };
  /** `decisions.md I13`. */
  readonly permission: PermissionName;
  readonly columns: readonly MeasureName[];
}

/** Document 3, section 9: the report columns, in their order. */
const reportColumns: readonly MeasureName[] = ['booked', 'noShowCanceled', 'tours', 'notQualified', 'qualified', 'sales', 'salesVolume', 'closePercent', 'rescinded', 'rescindedVolume', 'netSales', 'netVolume', 'netClosingPercent', 'vpg'];

const sources = { one: 'source', many: 'sources' };

export const reportRules = [
  { name: 'sales-by-source', title: 'Sales by marketing source', path: '/admin/reports-sales-all', question: 'What did each source sell?', lines: 'source', noun: sources, permission: 'Reports_Main', columns: reportColumns },
] as const satisfies readonly ReportRule[];

export type ReportName = (typeof reportRules)[number]['name'];

export function reportNamed(name: string): ReportRule | undefined {
  return reportRules.find((report) => report.name === name);
}
