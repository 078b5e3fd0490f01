import { DateTime } from 'luxon';
import type { ReportPlan } from '../../../events/reports/report-schedule.events.js';

type Times = Pick<ReportPlan, 'every' | 'weekday' | 'dayOfMonth' | 'hour'>;

/**
 * The first time of a schedule after a moment, in New York. An hour that the clock leaves out in spring is the one after it.
 * @param after ISO UTC
 * @returns ISO UTC
 */
export function nextDue(times: Times, after: string): string {
  const from = DateTime.fromISO(after, { zone: 'America/New_York' });
  const first = inTurn(times, from, 0);
  const due = first > from ? first : inTurn(times, from, 1);
  return due.toUTC().toISO()!;
}

/** Its time in the week or month of a moment, or so many later. */
function inTurn({ every, weekday, dayOfMonth, hour }: Times, moment: DateTime, later: number): DateTime {
  if (every === 'week') return at(moment.startOf('week').plus({ weeks: later, days: weekday - 1 }), hour);
  const month = moment.startOf('month').plus({ months: later });
  return at(month.set({ day: Math.min(dayOfMonth, month.daysInMonth!) }), hour);
}

function at(day: DateTime, hour: number): DateTime {
  return day.set({ hour, minute: 0, second: 0, millisecond: 0 });
}
