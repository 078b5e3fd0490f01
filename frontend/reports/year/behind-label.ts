import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import type { YearView } from '../../../backend/reports/year-view.rules.js';
import { monthInWords } from '../../../backend/platform/calendar/day.rules.js';

/** Whose tours are shown: "Mailout, 07/2026". */
export function behindLabel({ behind, year }: Pick<YearView, 'behind' | 'year'>, answer: Pick<ReportAnswer, 'lines' | 'before'>): string {
  if (behind?.isMonth && behind.key) return monthInWords(behind.key);
  const line = [...answer.lines, ...(answer.before?.lines ?? [])].find(({ key }) => key === behind?.key);
  const whose = behind?.isOthers ? 'Others' : (line?.label ?? behind?.key);
  const when = behind?.month && monthInWords(behind.month);
  return [whose, when].filter(Boolean).join(', ') || `All of ${year}`;
}
