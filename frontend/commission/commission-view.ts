import { formatDate, parseDate } from '../kit/format/dates.js';
import type { RecordTab } from '../kit/detail/record-tabs.js';
import type { CommissionReportName } from '../../backend/commission/report/commission-report.dto.js';
import { isMonthlyPayDate, isWeeklyPayDate, monthlyPayDates, weeklyPayDates } from '../../backend/commission/rules/pay-dates.rules.js';

/** Every documented report: those that cannot be had say so, in these words (`decisions.md D18`). */
export const reportTabs: readonly { readonly name: string; readonly title: string; readonly says?: string; readonly why?: string }[] = [
  { name: 'sales-executive-weekly', title: 'Sales Executive Weekly' },
  { name: 'sales-executive-monthly', title: 'Sales Executive Monthly' },
  { name: 'manager-overrides', title: 'Manager Overrides & Commissions' },
  { name: 'manager-daily-closing', title: 'Manager Daily Closing %', says: 'This report is not available.', why: 'No rule of the company pays managers by their daily closing percentage. What they closed stands on the Sales Dashboard.' },
  { name: 'manager-weekly-vpg', title: 'Manager Weekly VPG', says: 'This report is not available.', why: 'No rule of the company pays managers by their weekly volume per guest. It stands under Reports, in VPG, year over year.' },
  { name: 'marketing-rep-commissions', title: 'Marketing Rep Commissions', says: 'Coming soon...', why: 'It is not available yet: no rule of the company says what marketing reps earn. What their sources bring stands on the Marketing Dashboard.' },
];

/**
 * Of all reports, and of what is kept back.
 * @param may whether this person holds a permission
 * @param payDate goes along to the reports that are paid on that day too
 */
export function commissionTabs(open: string, may: (permission: 'Accounting_Main') => boolean, payDate = ''): readonly RecordTab[] {
  const reports = reportTabs.map(({ name, title }) => ({ path: `/admin/commission?report=${name}${isPayDate(name, payDate) ? `&payDate=${payDate}` : ''}`, words: title, open: name === open }));
  const reserves = { path: '/admin/commission-reserves', words: 'Reserves', open: open === 'reserves' };
  // Before those that nobody can have yet: where the row is short, these are cut.
  const questions = { path: '/admin/commission-disputes', words: 'Questions', open: open === 'disputes' };
  return [...reports.slice(0, PAYING), ...(may('Accounting_Main') ? [reserves] : []), questions, ...reports.slice(PAYING)];
}

/** Whether somebody is paid on this day; an address may say any. */
export function isPayDate(report: string, day: string): boolean {
  return parseDate(formatDate(day)) === day && (isMonthlyReport(report) ? isMonthlyPayDate(day) : isWeeklyPayDate(day));
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
  /** Whose reasons are open: `resale-1018-17`; empty for none. */
  readonly line: string;
}

/** How many of the tabs have a report. */
const PAYING = 3;

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
    payDate: asked === null ? payDatesOf(report, today)[0]! : isPayDate(report, asked) ? asked : '',
    employee: /^\d{1,9}$/.test(params.get('employee') ?? '') ? params.get('employee')! : '',
    show: show === 'left-out' || show === 'held' ? show : 'lines',
    line: params.get('line') ?? '',
  };
}

export function writeCommissionView({ report, payDate, employee, show, line }: CommissionView): URLSearchParams {
  return new URLSearchParams({ report, payDate: payDate || NONE, ...(employee && { employee }), ...(show !== 'lines' && { show }), ...(line && { line }) });
}

/** Of GET /api/Commission/{report} and its file. */
export function commissionQuery({ payDate, employee }: Pick<CommissionView, 'payDate' | 'employee'>): string {
  return new URLSearchParams({ payDate, ...(employee && { employeeId: employee }) }).toString();
}
