import { monthInWords } from '../../platform/calendar/day.rules.js';
import type { MailedReport } from '../../platform/mail/mailed-reports.js';
import { cedeAsked, type CedeReportReader } from './cede-report-reader.js';
import { cedeFile } from './cede-report.file.js';

/** The points that are to be ceded: who may open the report sees all of its figures. */
export function mailedCedeReport(reader: CedeReportReader): MailedReport {
  const asked = (chosen: string, today: string) => cedeAsked(Object.fromEntries(new URLSearchParams(chosen)), today);
  return {
    check: (chosen, today) => void asked(chosen, today),
    lacking: () => undefined,
    async copy(_reader, chosen, today) {
      const answer = await reader.read(asked(chosen, today));
      return { of: `${monthInWords(answer.from)} to ${monthInWords(answer.to)}`, file: cedeFile(answer), without: [] };
    },
  };
}
