import { readDay } from '../../platform/calendar/day.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';
import type { PayPeriod } from '../../platform/calendar/pay-period.rules.js';
import { commissionReports, type CommissionReportName } from './commission-report.dto.js';
import { isMonthly, reportPeriod } from './report-period.js';

export interface CommissionRequest {
  readonly report: CommissionReportName;
  readonly payDate: string;
  readonly period: PayPeriod;
  readonly employeeId?: number | undefined;
}

/** Documented reports that nobody can have yet, in the words that their tabs say (`decisions.md D18`). */
export const notAvailable: Readonly<Record<string, string>> = {
  'manager-daily-closing': 'This report is not available.',
  'manager-weekly-vpg': 'This report is not available.',
  'marketing-rep-commissions': 'Coming soon...',
};

/** @throws Refusal (400, 404) naming the part of the address at fault */
export function commissionRequest(name: string, query: Readonly<Record<string, unknown>>): CommissionRequest {
  const report = commissionReportNamed(name);
  const payDate = typeof query['payDate'] === 'string' ? readDay(query['payDate']) : undefined;
  if (payDate === undefined) throw new Refusal('Please select a pay period.', { status: 400, field: 'payDate' });
  const period = reportPeriod(report, payDate);
  if (!period) throw new Refusal(isMonthly(report) ? 'A monthly pay date is the first Friday of its month' : 'A weekly pay date is a Friday', { status: 400, field: 'payDate' });
  return { report, payDate, period, employeeId: employeeOf(query['employeeId']) };
}

/** @throws Refusal (404) */
export function commissionReportNamed(name: string): CommissionReportName {
  const report = commissionReports.find((one) => one === name);
  if (!report) throw new Refusal(notAvailable[name] ?? `There is no commission report ${name}`, { status: 404 });
  return report;
}

function employeeOf(asked: unknown): number | undefined {
  if (asked === undefined || asked === '') return undefined;
  if (typeof asked !== 'string' || !/^\d{1,9}$/.test(asked)) throw new Refusal('employeeId takes a whole number', { status: 400, field: 'employeeId' });
  return Number(asked);
}
