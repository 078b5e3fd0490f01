import { today } from '../format/dates.js';

/** The day through which there are figures: the past day that is looked at, else today; nothing is known of a day to come. */
export function lastKnownDay(asOf: string | undefined): string {
  const now = today();
  return asOf !== undefined && asOf < now ? asOf : now;
}
