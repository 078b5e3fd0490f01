import type { ReportLine } from '../../../backend/reports/report.dto.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { monthNames } from '../../kit/format/month-names.js';
import type { YearMonth } from '../../kit/chart/bars/year-bars.js';

/** All twelve months of a year beside those of the year that it is compared with; a month without tours counts nothing. */
export function monthsOfYears(lines: readonly ReportLine[], measure: MeasureName, { year, against }: { readonly year: number; readonly against: number }): readonly YearMonth[] {
  const figures = new Map(lines.map((line) => [line.key, String(line[measure] ?? '0')]));
  return monthNames.map((name, index) => {
    const number = String(index + 1).padStart(2, '0');
    return { name, month: `${year}-${number}`, amount: figures.get(`${year}-${number}`) ?? '0', before: figures.get(`${against}-${number}`) ?? '0' };
  });
}
