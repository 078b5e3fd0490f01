import { tourSlots } from '../../../events/tours/tour.enums.js';
import { addDays } from '../../../backend/platform/calendar/day.rules.js';
import { Chance } from '../chance.js';
import type { Deed } from '../papers/deed.js';
import { TourFile, type Guests } from '../tour-file.js';
import { AFTER_HOURS, inOfficeHours, minutesOfSlot, momentOf } from '../work-days.js';

/** Tours on the day of the start and on those after it: a board without guests shows nobody anything. */
const EXPECTED = [17, 13, 9, 4];

/** How many tours are still to come when the days are over. */
export const COMING = EXPECTED.reduce((sum, tours) => sum + tours);

/** When the desk rings tomorrow's guests. */
const EVENING = [18 * 60, 19 * 60 + 20] as const;

/** Apart from the others: how far the morning has come is no matter of theirs. */
const SEED_OF_TODAY = 91;

/**
 * Guests who are expected today and on the next days, also where one of them is a Sunday: the sales floor has none. Of
 * today's tours those before now are lived.
 * @param now ISO UTC
 */
export function comingTours(guests: readonly Guests[], numberedFrom: number, chance: Chance, days: readonly string[], today: string, now: string): Deed[] {
  const chanceOfToday = new Chance(SEED_OF_TODAY);
  const expectedOn = EXPECTED.flatMap((tours, ahead) => Array.from({ length: tours }, () => addDays(today, ahead)));
  return guests.flatMap((one, index) => {
    const file = new TourFile(numberedFrom + index, one, chance);
    const day = expectedOn[index]!;
    const slot = chance.one(tourSlots);
    file.book(inOfficeHours(chance.one(days.slice(-6, -1)), chance), day, slot);
    const reminded = momentOf(days.at(-1)!, AFTER_HOURS);
    const deeds = day === today ? file.remind(reminded) : file.planReminder(reminded);
    const isRung = day === today ? chance.happens(70) : chance.happens(15);
    if (!isRung) return day === today ? lived(file, day, slot, chanceOfToday, now) : deeds;
    const at = momentOf(days.at(-1)!, chance.whole(...EVENING));
    if (!chance.happens(94)) return file.staysAway(at, 'Canceled', momentOf(days.at(-1)!, EVENING[1] + 5));
    file.becomes(at, 'Confirmed');
    return day === today ? lived(file, day, slot, chanceOfToday, now) : deeds;
  });
}

/** What has become of a tour of today by now: to come, under way, over with its result, or nobody came. */
function lived(file: TourFile, day: string, slot: string, chance: Chance, now: string): Deed[] {
  const begins = minutesOfSlot(slot);
  if (chance.happens(15)) return before(now, file.becomes(momentOf(day, begins + 40), 'No Show'));
  const started = begins + chance.whole(0, 9);
  file.becomes(momentOf(day, started), 'Started');
  const ended = started + chance.whole(70, 110);
  file.becomes(momentOf(day, ended), 'Ended');
  return before(now, file.resulted(momentOf(day, ended + chance.whole(2, 9))));
}

function before(now: string, deeds: readonly Deed[]): Deed[] {
  return deeds.filter(({ at }) => at < now);
}
