import { EmployeeImported } from '../../events/employees/employee.events.js';
import { tourSlots } from '../../events/tours/tour.enums.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { Chance } from './chance.js';
import { duplicateDays } from './duplicate-days.js';
import { COMING, comingTours } from './export/coming-tours.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed } from './papers/deed.js';
import { GiftShelf } from './gift-shelf.js';
import { knownBefore } from './lead-days.js';
import { endingOf, mayBeReminded } from './text-file.js';
import { TourFile, type Guests } from './tour-file.js';
import { AFTER_HOURS, FIRST_SLOT, inOfficeHours, isSunday, minutesOfSlot, momentOf } from './work-days.js';

const SEED = 77;
const TOURS = 38;
/** Of the reps, these days. */
const ON_DUTY = 7;

/** Guests are booked in, moved, confirmed, shown around, and some buy; others are still expected. @param now ISO UTC */
export function tourDays(company: CompanyBefore, days: readonly string[], today: string, now: string): Deed[] {
  const chance = new Chance(SEED);
  const reps = company.all(EmployeeImported).filter(({ data }) => data.isSalesRep === 'Yes' && data.status === 'Active');
  const shelf = new GiftShelf(company, days);
  const known = knownBefore(days[0]!, company);
  const leads = chance.some(known, TOURS + COMING);
  let texted = 0;
  const guests = leads.map((lead): Guests => ({ lead, rep: chance.one(reps).data, shelf, ...(mayBeReminded(lead) && { texted: endingOf(texted++) }) }));
  const over = guests.slice(0, TOURS).flatMap((one, index) => {
    // Evenly over the days, so that the last ones have tours to come.
    const booked = days[Math.floor(((index + 1) * (days.length - 1)) / TOURS)]!;
    return toured(new TourFile(index + 1, one, chance), booked).filter(({ at }) => at < momentOf(addDays(days.at(-1)!, 1), 0));
  });
  const onDuty = chance.some(reps, ON_DUTY);
  const expected = guests.slice(TOURS).map((one): Guests => ({ ...one, rep: chance.one(onDuty).data }));
  const coming = comingTours(expected, TOURS + 1, chance, days, today, now);
  const twice = duplicateDays(known.filter((lead) => !leads.includes(lead)), (lead) => ({ lead, rep: chance.one(onDuty).data, shelf }), days);
  return [...shelf.filled(), ...over, ...twice, ...coming, ...shelf.counted()];
}

function toured(file: TourFile, booked: string): Deed[] {
  const { chance } = file;
  const slot = tourSlots[chance.whole(0, tourSlots.length - 1)]!;
  const first = openDay(addDays(booked, chance.whole(1, 4)));
  file.book(inOfficeHours(booked, chance), first, slot);
  const day = chance.happens(25) ? openDay(addDays(first, chance.whole(1, 3))) : first;
  if (day !== first) file.move(inOfficeHours(first, chance), day, slot);
  file.remind(momentOf(openBefore(day), AFTER_HOURS));
  if (chance.happens(10)) return file.staysAway(momentOf(day, FIRST_SLOT - 20), 'Canceled', momentOf(day, FIRST_SLOT - 12));
  file.becomes(momentOf(day, FIRST_SLOT - chance.whole(5, 40)), 'Confirmed');
  const begins = minutesOfSlot(slot);
  if (chance.happens(12)) return file.staysAway(momentOf(day, begins + 45), 'No Show', momentOf(day, begins + 110));
  const started = begins + chance.whole(0, 12);
  file.becomes(momentOf(day, started), 'Started');
  const ended = started + chance.whole(70, 115);
  file.becomes(momentOf(day, ended), 'Ended');
  if (chance.happens(35)) file.thanked(momentOf(day, ended + 1));
  return file.resulted(momentOf(day, ended + chance.whole(2, 9)));
}

function openBefore(day: string): string {
  const before = addDays(day, -1);
  return isSunday(before) ? addDays(day, -2) : before;
}

function openDay(day: string): string {
  return isSunday(day) ? addDays(day, 1) : day;
}
