import type { ReportLine, ReportMonthsAnswer } from '../../../backend/reports/report.dto.js';
import type { StackPart } from '../../kit/chart/bars/stacked-months.js';
import { monthValues } from './year-line.js';

/** From the one that sells most to the fifth. */
const shades = [100, 76, 56, 40, 26].map((part) => `color-mix(in srgb, var(--accent) ${part}%, var(--card))`);

export const OTHERS = 'others';

/** The tours of a year's months by source: the named ones from below, all others above them. */
export function sourceStack(named: readonly ReportLine[], { lines, total }: Pick<ReportMonthsAnswer, 'lines' | 'total'>, year: number): readonly StackPart[] {
  const own = named.map(({ key, label }, place): StackPart => ({ key: `source ${key}`, name: label, color: shades[place]!, counts: monthValues(lines.find((line) => line.key === key)?.months, 'tours', year, 12) }));
  const others = monthValues(total, 'tours', year, 12).map((all, month) => own.reduce((left, { counts }) => left - counts[month]!, all));
  return others.some((count) => count > 0) ? [...own, { key: OTHERS, name: 'Others', color: 'var(--stack-others)', counts: others }] : own;
}
