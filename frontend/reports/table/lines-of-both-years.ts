import type { ReportAnswer, ReportFigures, ReportLine } from '../../../backend/reports/report.dto.js';
import { NONE } from '../../../events/reports/report-keys.rules.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';

/** A line that was only there in the year before stands with nothing of now. */
export function linesOfBothYears({ lines, measures }: Pick<ReportAnswer, 'lines' | 'measures'>, before: ReportFigures | undefined): readonly ReportLine[] {
  const own = new Set(lines.map(({ key }) => key));
  const gone = (before?.lines ?? []).filter(({ key }) => !own.has(key));
  const nothing = Object.fromEntries(measures.map(({ name, unit }) => [name, unit === 'count' ? 0 : '0.00'])) as Partial<Record<MeasureName, never>>;
  const all = [...lines, ...gone.map(({ key, label }) => ({ key, label, ...nothing }))];
  return gone.length === 0 ? lines : all.toSorted((one, other) => Number(other.key === NONE) - Number(one.key === NONE) || one.label.localeCompare(other.label, 'en-US'));
}
