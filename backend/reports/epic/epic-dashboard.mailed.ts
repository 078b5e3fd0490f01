import type { MailedReport } from '../../platform/mail/mailed-reports.js';
import type { EpicDashboardReader } from './epic-dashboard-reader.js';
import { epicFile } from './epic-dashboard.file.js';
import { epicAsked } from './epic-query-reader.js';

/** The Epic dashboard: who may open it sees all of its figures. */
export function mailedEpicDashboard(reader: EpicDashboardReader): MailedReport {
  const yearOf = (chosen: string) => new URLSearchParams(chosen).get('year') ?? undefined;
  return {
    check: (chosen, today) => void epicAsked({ year: yearOf(chosen) }, today),
    lacking: () => undefined,
    async copy(_reader, chosen, today) {
      const answer = await reader.read(epicAsked({ year: yearOf(chosen) }, today));
      return { of: `${answer.year} against ${answer.year - 1}`, file: epicFile(answer), without: [] };
    },
  };
}
