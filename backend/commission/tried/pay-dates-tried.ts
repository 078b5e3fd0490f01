import { addMonths } from '../../platform/calendar/day.rules.js';
import type { PayPeriod } from '../../platform/calendar/pay-period.rules.js';
import type { CommissionReportName } from '../report/commission-report.dto.js';
import { offeredPayDates, reportPeriod } from '../report/report-period.js';

const MONTHS = 12;

export interface PayDate {
  readonly payDate: string;
  readonly period: PayPeriod;
}

/** The pay dates of the last twelve months, from the earliest on. @param today YYYY-MM-DD, New York */
export function payDatesTried(report: CommissionReportName, today: string): readonly PayDate[] {
  const since = addMonths(today, -MONTHS);
  return offeredPayDates(report, today)
    .filter((payDate) => since < payDate && payDate <= today)
    .map((payDate) => ({ payDate, period: reportPeriod(report, payDate)! }))
    .toReversed();
}

/**
 * The pay date that a contract stands in while no run has it: that of its own period, or the next one without a run where
 * its own was prepared without it (`decisions.md D25`). Undefined where that is still to come.
 * @param day the fact that puts it into a period
 */
export function payDateWithout(frozen: ReadonlySet<string>, dates: readonly PayDate[], day: string): string | undefined {
  const own = dates.findIndex(({ period }) => period.from <= day && day <= period.to);
  return own === -1 ? undefined : dates.slice(own).find(({ payDate }) => !frozen.has(payDate))?.payDate;
}
