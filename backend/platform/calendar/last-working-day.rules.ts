import { addDays } from './day.rules.js';
import type { DayRange } from './month-so-far.rules.js';

/** Before this day. On Sundays the company is closed; what happened all the same is told with the Saturday. */
export function lastWorkingDay(day: string): DayRange {
  return { from: addDays(day, isMonday(day) ? -2 : -1), to: addDays(day, -1) };
}

function isMonday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}
