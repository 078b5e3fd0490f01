import { payPeriod, type PayPeriod } from '../../platform/calendar/pay-period.rules.js';
import { isMonthlyPayDate, isWeeklyPayDate, monthlyPayDates, weeklyPayDates } from '../rules/pay-dates.rules.js';
import type { CommissionReportName } from './commission-report.dto.js';

const kinds = { 'sales-executive-weekly': 'week', 'sales-executive-monthly': 'month', 'manager-overrides': 'week' } as const satisfies Record<CommissionReportName, 'week' | 'month'>;

export function isMonthly(report: CommissionReportName): boolean {
  return kinds[report] === 'month';
}

/** The pay dates that people choose from, the latest first (`decisions.md D14`, `D15`). */
export function offeredPayDates(report: CommissionReportName, today: string): readonly string[] {
  return isMonthly(report) ? monthlyPayDates(today) : weeklyPayDates(today);
}

/** Further back nobody looks for what is still to be paid. */
const MOST_LOOKED_AT = 8;

/** The pay dates that a report may open on while nobody has chosen one, the latest first. */
export function openingPayDates(report: CommissionReportName, today: string): readonly string[] {
  return offeredPayDates(report, today).slice(0, MOST_LOOKED_AT);
}

/** The days whose contracts a report pays on a pay date; undefined where nobody is paid on it. */
export function reportPeriod(report: CommissionReportName, payDate: string): PayPeriod | undefined {
  const pays = isMonthly(report) ? isMonthlyPayDate(payDate) : isWeeklyPayDate(payDate);
  return pays ? payPeriod(kinds[report], payDate) : undefined;
}
