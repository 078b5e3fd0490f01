import { Decimal } from 'decimal.js';
import type { MonthFigures, ReportAnswer, SeenFigures } from '../../../backend/reports/report.dto.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { linesOfBothYears } from '../table/lines-of-both-years.js';

/** A line of a dashboard: its year, and what came on the year before. */
export interface YearLine {
  readonly key: string;
  readonly label: string;
  readonly figures: SeenFigures;
  /** Signed, in dollars; undefined where the reader does not see the measure. */
  readonly change: string | undefined;
}

/** One line each, also for who was only there in the year before. @param compared the measure whose difference is said */
export function yearLines(answer: ReportAnswer, compared: MeasureName | undefined): readonly YearLine[] {
  const before = new Map(answer.before?.lines.map((line) => [line.key, line]));
  return linesOfBothYears(answer, answer.before).map(({ key, label, ...figures }) => ({ key, label, figures, change: changeOf(compared, figures, before.get(key)) }));
}

export function changeOf(measure: MeasureName | undefined, now: SeenFigures, before: SeenFigures | undefined): string | undefined {
  const figure = measure && now[measure];
  return figure === undefined ? undefined : new Decimal(figure).minus(before?.[measure!] ?? 0).toFixed(2);
}

/** "+94,290", "-1,204", whole dollars; nothing for no difference. */
export function changeWords(change: string): string {
  const whole = new Decimal(change).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  if (whole.isZero()) return '–';
  return `${whole.isNegative() ? '-' : '+'}${whole.abs().toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** The figures of the months of a year, January first. @param through its last month that is known, 1 to 12 */
export function monthValues(months: MonthFigures | undefined, measure: MeasureName, year: number, through: number): readonly number[] {
  return Array.from({ length: through }, (_, index) => Number(months?.[`${year}-${String(index + 1).padStart(2, '0')}`]?.[measure] ?? 0));
}
