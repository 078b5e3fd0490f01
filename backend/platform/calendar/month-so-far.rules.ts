import { addMonths } from './day.rules.js';

/** YYYY-MM-DD, both ends counted in. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The month of a day up to that day, and the month before to the same date or to its end. */
export function monthSoFar(day: string): { readonly now: DayRange; readonly before: DayRange } {
  return { now: upTo(day), before: upTo(addMonths(day, -1)) };
}

function upTo(day: string): DayRange {
  return { from: `${day.slice(0, 7)}-01`, to: day };
}
