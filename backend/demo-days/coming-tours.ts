import { tourSlots } from '../../events/tour.values.js';
import { addDays } from '../platform/calendar/day.rules.js';
import type { Chance } from './chance.js';
import type { Deed } from './deed.js';
import { TourFile, type Guests } from './tour-file.js';
import { AFTER_HOURS, inOfficeHours, momentOf } from './work-days.js';

/** Tours on the day of the start and on those after it: a board without guests shows nobody anything. */
const EXPECTED = [17, 13, 9, 4];

/** How many tours are still to come when the days are over. */
export const COMING = EXPECTED.reduce((sum, tours) => sum + tours);

/** When the desk rings tomorrow's guests. */
const EVENING = [18 * 60, 19 * 60 + 20] as const;

/** Guests who are expected today and on the next days, also where one of them is a Sunday: the sales floor has none. */
export function comingTours(guests: readonly Guests[], numberedFrom: number, chance: Chance, days: readonly string[], today: string): Deed[] {
  const expectedOn = EXPECTED.flatMap((tours, ahead) => Array.from({ length: tours }, () => addDays(today, ahead)));
  return guests.flatMap((one, index) => {
    const file = new TourFile(numberedFrom + index, one, chance);
    const day = expectedOn[index]!;
    file.book(inOfficeHours(chance.one(days.slice(-6, -1)), chance), day, chance.one(tourSlots));
    const reminded = momentOf(days.at(-1)!, AFTER_HOURS);
    const deeds = day === today ? file.remind(reminded) : file.planReminder(reminded);
    const isRung = day === today ? chance.happens(70) : chance.happens(15);
    if (!isRung) return deeds;
    const at = momentOf(days.at(-1)!, chance.whole(...EVENING));
    return chance.happens(94) ? file.becomes(at, 'Confirmed') : file.staysAway(at, 'Canceled', momentOf(days.at(-1)!, EVENING[1] + 5));
  });
}
