import { dayInWords } from '../../platform/calendar/day.rules.js';
import type { MailedReport } from '../../platform/mail/mailed-reports.js';
import { isWithLost } from './dashboard-query-reader.js';
import type { ContractsDashboard } from './contracts-dashboard-reader.js';
import { dashboardFile } from './contracts-dashboard.file.js';

/** The contracts dashboard of the day on which it goes out: who may open it sees all of its figures. */
export function mailedContractsDashboard(dashboard: ContractsDashboard): MailedReport {
  const lostOf = (chosen: string) => new URLSearchParams(chosen).get('lost') ?? undefined;
  return {
    check: (chosen) => void isWithLost(lostOf(chosen)),
    lacking: () => undefined,
    async copy(_reader, chosen, today) {
      const answer = await dashboard.read({ day: today, live: true, withLost: isWithLost(lostOf(chosen)) });
      return { of: dayInWords(today), file: dashboardFile(answer), without: [] };
    },
  };
}
