import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { sameDayBefore, type YearView } from '../../../backend/reports/year-view.rules.js';
import { measures, type MeasureName } from '../../../events/reports/measures.rules.js';
import { monthName } from '../../kit/format/month-names.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';

/** What a tile is called: figures of a running year are through its day. */
export function tileLabel(measure: MeasureName, view: Pick<YearView, 'against' | 'to'>): string {
  const label = labels[measure] ?? measures[measure].label;
  return measure === 'booked' && sameDayBefore(view) ? `${label} to ${view.to.slice(5, 7)}/${view.to.slice(8)}` : label;
}

const labels: Readonly<Partial<Record<MeasureName, string>>> = { salesVolume: 'Sales volume', netVolume: 'Net volume', closePercent: 'Closing' };

/** "2025 to 11/23", the days that a figure is compared with. */
export function thenWords(view: Pick<YearView, 'against' | 'to'>): string {
  return `${view.against}${sameDayBefore(view) && ` to ${sameDayBefore(view)}`}`;
}

/** "Nov 2025 to 11/23", the days that the running month is compared with. */
export function monthThenWords(view: Pick<YearView, 'against' | 'to'>): string {
  return `${monthName(view.to)} ${thenWords(view)}`;
}

/** What follows the difference: what it is made of, else what it is compared with. */
export function tileTail(measure: MeasureName, { total, before }: Pick<ReportAnswer, 'total' | 'before'>, view: Pick<YearView, 'against' | 'to'>): string {
  if (measure === 'netVolume' && total.rescinded !== undefined) return `, ${formatCount(total.rescinded)} rescinded`;
  if (measure === 'closePercent') return `, ${formatCount(total.sales ?? 0)} of ${formatCount(total.tours ?? 0)}`;
  if (measure === 'showRate') return `, ${formatCount(total.noShowCanceled ?? 0)} NS/Cncld`;
  if (measure === 'vpg' || measure === 'vpgEnded') return ` on ${formatMoney(before?.total[measure] ?? '0.00')}`;
  return ` on ${measures[measure].unit === 'percent' ? view.against : thenWords(view)}`;
}
