import { addDays, addMonths } from '../../platform/calendar/day.rules.js';

const WEEKS = 60;
const MONTHS = 18;
const FRIDAY = 5;
/** From the day after on, the next month's pay date is offered (`decisions.md D15`). */
const LAST_DAY_OF_THIS = 20;

/** Sixty Fridays, the first of which stands in the week of today, Sunday to Saturday (`decisions.md D14`). @param today YYYY-MM-DD, New York */
export function weeklyPayDates(today: string): readonly string[] {
  const first = addDays(today, FRIDAY - weekday(today));
  return Array.from({ length: WEEKS }, (_, week) => addDays(first, -7 * week));
}

/** The first Fridays of eighteen months, the latest first; a holiday stays what it is (`decisions.md D15`, `D16`). */
export function monthlyPayDates(today: string): readonly string[] {
  const month = addMonths(`${today.slice(0, 7)}-01`, Number(today.slice(8)) > LAST_DAY_OF_THIS ? 1 : 0);
  return Array.from({ length: MONTHS }, (_, back) => firstFriday(addMonths(month, -back)));
}

export function isWeeklyPayDate(day: string): boolean {
  return weekday(day) === FRIDAY;
}

export function isMonthlyPayDate(day: string): boolean {
  return isWeeklyPayDate(day) && Number(day.slice(8)) <= 7;
}

function firstFriday(first: string): string {
  return addDays(first, (FRIDAY - weekday(first) + 7) % 7);
}

/** The Friday that pays a contract of this date (`decisions.md D13`): signed on a Thursday, it is paid eight days later. */
export function weeklyPayDateOf(contractDate: string): string {
  const first = addDays(contractDate, 2);
  return addDays(first, (FRIDAY - weekday(first) + 7) % 7);
}

/** Sunday is 0. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
