import { Refusal } from '../../platform/commands/refusal.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import type { MailedReport } from '../../platform/mail/mailed-reports.js';
import type { ContractsDashboard } from './contracts-dashboard-reader.js';
import { dashboardFile } from './contracts-dashboard.file.js';

/** The contracts dashboard of the day on which it goes out: who may open it sees all of its figures. */
export function mailedContractsDashboard(dashboard: ContractsDashboard): MailedReport {
  const lostOf = (chosen: string) => new URLSearchParams(chosen).get('lost');
  return {
    check(chosen) {
      if (lostOf(chosen) !== null && lostOf(chosen) !== 'with') throw new Refusal('lost takes with', { status: 400, field: 'lost' });
    },
    lacking: () => undefined,
    async copy(_reader, chosen, today) {
      const answer = await dashboard.read({ day: today, live: true, withLost: lostOf(chosen) === 'with' });
      return { of: dayInWords(today), file: dashboardFile(answer), without: [] };
    },
  };
}
