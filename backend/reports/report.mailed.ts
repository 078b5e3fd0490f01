import type { PermissionSet } from '../platform/auth/permissions.js';
import { dayInWords } from '../platform/calendar/day.rules.js';
import type { MailedReport } from '../platform/mail/mailed-reports.js';
import { askedWith, lackingFor } from './report-access.js';
import { queryOfAddress } from './report-address.rules.js';
import { checkPeriod, checkYear, linesAsked, reportAsked } from './report-query-reader.js';
import type { ReportReader } from './report-reader.js';
import type { ReportAnswer } from './report.dto.js';
import { reportFile } from './report.file.js';
import type { ReportRule } from './reports.rules.js';
import { readYearView } from './year-view.rules.js';

/** A report of tours, of what its receiver may see. */
export function mailedReport(rule: ReportRule, reports: ReportReader): MailedReport {
  return {
    check(chosen, today) {
      const { period, year, ...asked } = Object.fromEntries(new URLSearchParams(chosen));
      checkPeriod(period);
      checkYear(year, today);
      reportAsked(asked, today);
    },
    lacking: (permissions: PermissionSet, chosen, today) => lackingFor(permissions, queryOfAddress(rule, chosen, today), today),
    async copy({ permissions }, chosen, today) {
      const query = queryOfAddress(rule, chosen, today);
      const { asked, seesContracts } = askedWith(permissions, query, today);
      const shown = { ...rule, lines: linesAsked(query, rule.lines) };
      const answer = await reports.read(shown, asked, seesContracts);
      return { of: wordsOf(rule, answer, chosen, today), file: reportFile(shown, answer), without: answer.hidden?.labels ?? [] };
    },
  };
}

/** A dashboard is of a year beside another, whatever days its lines are of. */
function wordsOf({ days }: ReportRule, { from, to }: ReportAnswer, chosen: string, today: string): string {
  if (days !== 'year') return `${dayInWords(from)} to ${dayInWords(to)}`;
  const { year, against } = readYearView(new URLSearchParams(chosen), today);
  return `${year} against ${against}`;
}
