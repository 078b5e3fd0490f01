import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { formatDate } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';

/** Of a pay period whose run nobody has prepared: whether its days are over. @param today YYYY-MM-DD, New York */
export function unpreparedWords({ to }: Pick<CommissionReport, 'to'>, today: string): string {
  return today > to ? 'Not prepared' : `The pay period ends ${formatDate(to).slice(0, 5)}`;
}

type Unpaid = Pick<CommissionReport, 'leftOut' | 'peopleLeftOut' | 'held'>;

/** "2 left out, 1 held", as the buttons above count them. */
export function unpaidWords({ leftOut, peopleLeftOut, held }: Unpaid): string {
  return `${formatCount(leftOut.length + peopleLeftOut.length)} left out, ${formatCount(held.length)} held`;
}

/** In the place of lines, where a pay period has none. */
export function noLinesWords(report: Unpaid): string {
  const nobody = 'No contract of this pay period pays a commission.';
  return report.leftOut.length + report.peopleLeftOut.length + report.held.length === 0 ? nobody : `${nobody} ${unpaidWords(report)}.`;
}
