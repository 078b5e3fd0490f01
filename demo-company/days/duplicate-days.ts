import { formatPhone } from '../../events/kernel/phone.rules.js';
import { tourSlots } from '../../events/tours/tour.enums.js';
import { lead } from '../../backend/leads/lead.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { Chance } from './chance.js';
import type { Deed, Desk } from './papers/deed.js';
import { LeadFile } from './lead-file.js';
import { Merge } from './merge-file.js';
import { TourFile, type Guests } from './tour-file.js';
import { inOfficeHours, isSunday, momentOf, StoryTime } from './work-days.js';

const SEED = 1288;
const DUPLICATES = 5;
/** Numbered apart from the other files of leads and tours. */
const FIRST_FILE = 201;
/** A story needs so many of the days. */
const LONGEST = 16;
const NOON = 12 * 60;

const reasons = ['Same phone: came back after a year', 'Entered again at check-in', 'Called from the same phone, asked for the same week', 'The same family, entered by the second desk'];

/** Guests who were entered a second time: somebody sees it, and the two become one, with the tour that was booked for the second. */
export function duplicateDays(known: readonly Guests['lead'][], guestsOf: (lead: Guests['lead']) => Guests, days: readonly string[]): Deed[] {
  const chance = new Chance(SEED);
  const twice = chance.some(known.filter(({ mobilePhone }) => mobilePhone), DUPLICATES);
  return twice.flatMap((one, index) => {
    const from = days[2 + Math.floor((index * (days.length - LONGEST)) / DUPLICATES)]!;
    return enteredAgain(FIRST_FILE + index, guestsOf(one), StoryTime.after(from, days, chance), chance, index === 1);
  });
}

/** @param apart it turns out that they are father and son */
function enteredAgain(count: number, guests: Guests, time: StoryTime, chance: Chance, apart: boolean): Deed[] {
  const { firstName = '', lastName = '', mobilePhone = '' } = guests.lead;
  const second = new LeadFile(count, time, chance);
  second.comes({ firstName, lastName, mobilePhone: formatPhone(mobilePhone ?? '').replaceAll(/[() ]+/g, '.').replace(/^\./, ''), marketingSource: 'Walk-In' }, { resort: 'Coral Reef Club', bedrooms: '2', price: '$6,000' });
  second.told('In Person', 'Says they were here before, with the children.');
  const secondId = (desk: Desk) => desk.number(lead.category, `lead ${count}, 1`);
  const visit = new TourFile(count, { ...guests, bookedAs: secondId }, chance);
  const [booked, merged] = [time.later(1)!, time.later(1)!];
  const day = openDay(addDays(merged.slice(0, 10), 2));
  visit.book(booked, day, chance.one(tourSlots));
  const merge = new Merge({ name: `merge ${count}`, secondId, known: guests.lead, tourId: (desk) => visit.numberOf(desk) });
  merge.together(merged, chance.one(reasons));
  visit.becomes(momentOf(day, NOON), 'Started');
  visit.becomes(momentOf(day, NOON + 95), 'Ended');
  const deeds = visit.resulted(momentOf(day, NOON + 99));
  if (apart) merge.apart(inOfficeHours(openDay(addDays(day, 1)), chance), 'Father and son: they share the phone');
  return [...second.deeds, ...deeds, ...merge.deeds];
}

function openDay(day: string): string {
  return isSunday(day) ? addDays(day, 1) : day;
}
