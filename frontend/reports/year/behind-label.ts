import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import type { YearView } from '../../../backend/reports/year-view.rules.js';

/** Whose tours are shown: "Mailout, 07/2026". */
export function behindLabel({ behind, year }: Pick<YearView, 'behind' | 'year'>, answer: Pick<ReportAnswer, 'lines' | 'before'>): string {
  if (behind?.isMonth && behind.key) return monthWords(behind.key);
  const line = [...answer.lines, ...(answer.before?.lines ?? [])].find(({ key }) => key === behind?.key);
  const whose = behind?.isOthers ? 'Others' : (line?.label ?? behind?.key);
  const when = behind?.month && monthWords(behind.month);
  return [whose, when].filter(Boolean).join(', ') || `All of ${year}`;
}

function monthWords(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}
