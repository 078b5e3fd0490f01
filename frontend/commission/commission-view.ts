import type { RecordTab } from '../kit/detail/record-tabs.js';
import type { CommissionReportName } from '../../backend/commission/report/commission-report.dto.js';
import { monthlyPayDates, weeklyPayDates } from '../../backend/commission/rules/pay-dates.rules.js';

/** Every documented report: those that cannot be had say so, in these words (`decisions.md D18`). */
export const reportTabs: readonly { readonly name: string; readonly title: string; readonly says?: string }[] = [
  { name: 'sales-executive-weekly', title: 'Sales Executive Weekly' },
  { name: 'sales-executive-monthly', title: 'Sales Executive Monthly' },
  { name: 'manager-overrides', title: 'Manager Overrides & Commissions' },
  { name: 'manager-daily-closing', title: 'Manager Daily Closing %', says: 'This report is not available.' },
  { name: 'manager-weekly-vpg', title: 'Manager Weekly VPG', says: 'This report is not available.' },
  { name: 'marketing-rep-commissions', title: 'Marketing Rep Commissions', says: 'Coming soon...' },
];

/** Of all reports, and of what is kept back. */
export function commissionTabs(open: string): readonly RecordTab[] {
  const reports = reportTabs.map(({ name, title }) => ({ path: `/admin/commission?report=${name}`, words: title, open: name === open }));
  return [...reports, { path: '/admin/commission-reserves', words: 'Reserves', open: open === 'reserves' }];
}

/** What is asked, as the address says it. */
export interface CommissionView {
  readonly report: string;
  /** YYYY-MM-DD; empty while nobody has chosen one. */
  readonly payDate: string;
  /** A number; empty for all. */
  readonly employee: string;
  /** Which contracts are shown: those that pay, or those that do not. */
  readonly show: 'lines' | 'left-out' | 'held';
}

/** A pay period that somebody took back, as the address keeps it. */
const NONE = 'none';

export function isMonthlyReport(report: string): boolean {
  return report === ('sales-executive-monthly' satisfies CommissionReportName);
}

/** The pay dates that people choose from (`decisions.md D14`, `D15`). */
export function payDatesOf(report: string, today: string): readonly string[] {
  return isMonthlyReport(report) ? monthlyPayDates(today) : weeklyPayDates(today);
}

/** The first report and its first pay date, unless the address says another. */
export function readCommissionView(params: URLSearchParams, today: string): CommissionView {
  const report = reportTabs.find(({ name }) => name === params.get('report'))?.name ?? reportTabs[0]!.name;
  const asked = params.get('payDate');
  const show = params.get('show');
  return {
    report,
    payDate: asked === NONE ? '' : (asked ?? payDatesOf(report, today)[0]!),
    employee: params.get('employee') ?? '',
    show: show === 'left-out' || show === 'held' ? show : 'lines',
  };
}

export function writeCommissionView({ report, payDate, employee, show }: CommissionView): URLSearchParams {
  return new URLSearchParams({ report, payDate: payDate || NONE, ...(employee && { employee }), ...(show !== 'lines' && { show }) });
}

/** Of GET /api/Commission/{report} and its file. */
export function commissionQuery({ payDate, employee }: CommissionView): string {
  return new URLSearchParams({ payDate, ...(employee && { employeeId: employee }) }).toString();
}
