import { minutesOf } from '../../../backend/tours/tour-time.rules.js';
import type { WallTour } from '../../../backend/tours/wall/tour-wall.dto.js';
import type { TourStatus } from '../../../events/tours/tour.enums.js';

/** The hours of the slots; a tour at another hour, as the old system had, gets a row of its own. */
const slotHours = [9, 10, 11, 12, 13, 14, 15] as const;

const toCome: readonly string[] = ['Scheduled', 'Confirmed'] satisfies readonly TourStatus[];
const open: readonly string[] = ['Scheduled', 'Confirmed', 'Started'] satisfies readonly TourStatus[];

/** Who is not there after so long has missed the tour: somebody will say so, and it goes behind those who may still come. */
const MISSED_MINUTES = 90;
const SOON_MINUTES = 10;

export interface HourRow {
  /** 0 to 23; undefined for tours without a time. */
  readonly hour: number | undefined;
  readonly tours: readonly WallTour[];
  /** Those that have no room; what is over goes before what is to come. */
  readonly folded: readonly WallTour[];
}

function hourOf({ scheduledStartTime }: WallTour): number | undefined {
  const minutes = minutesOf(scheduledStartTime);
  return minutes === undefined ? undefined : Math.floor(minutes / 60);
}

/** An hour with fewer leaves room beside them: the tiles of all keep one size over the day. */
const FEWEST_COLUMNS = 4;

/** How many tours stand beside each other: no more than the fullest hour needs, so that names have the room. @param fitting how many the screen has room for */
export function columnsFor(tours: readonly WallTour[], fitting: number): number {
  const fullest = Math.max(...hourRows(tours, Infinity).map(({ tours: { length } }) => length));
  return Math.min(fitting, Math.max(FEWEST_COLUMNS, fullest));
}

/** @param columns how many tours stand beside each other */
export function hourRows(tours: readonly WallTour[], columns: number): readonly HourRow[] {
  const hours = [...new Set([...slotHours, ...tours.map(hourOf)])].sort((one, other) => (one ?? 24) - (other ?? 24));
  return hours.map((hour) => ({ hour, ...foldedTo(tours.filter((tour) => hourOf(tour) === hour).sort(byTime), columns) }));
}

function foldedTo(tours: readonly WallTour[], columns: number): Pick<HourRow, 'tours' | 'folded'> {
  if (tours.length <= columns) return { tours, folded: [] };
  // The last place says how many there are besides.
  const kept = new Set([...tours].sort((one, other) => Number(isOver(one)) - Number(isOver(other))).slice(0, columns - 1));
  return { tours: tours.filter((tour) => kept.has(tour)), folded: tours.filter((tour) => !kept.has(tour)) };
}

export function isOver({ tourStatus }: Pick<WallTour, 'tourStatus'>): boolean {
  return !open.includes(tourStatus);
}

/** Minutes that somebody who is expected is late by at `now`, minutes from midnight; below zero, that they have left. */
export function lateBy({ tourStatus, scheduledStartTime }: WallTour, now: number): number | undefined {
  const start = minutesOf(scheduledStartTime);
  return start === undefined || !toCome.includes(tourStatus) ? undefined : now - start;
}

/** Who is on a tour, the longest first. */
export function hereNow(tours: readonly WallTour[], now: Date, nowMinutes: number): readonly { readonly tour: WallTour; readonly minutes: number }[] {
  return tours
    .filter(({ tourStatus }) => tourStatus === 'Started')
    .map((tour) => ({ tour, minutes: Math.max(0, minutesHere(tour, now, nowMinutes)) }))
    .sort((one, other) => other.minutes - one.minutes || byTime(one.tour, other.tour));
}

/** Of what was started before it was written down when: since its slot. */
function minutesHere({ startedAt, scheduledStartTime }: WallTour, now: Date, nowMinutes: number): number {
  if (startedAt) return Math.floor((now.getTime() - Date.parse(startedAt)) / 60_000);
  return nowMinutes - (minutesOf(scheduledStartTime) ?? nowMinutes);
}

/** Who is expected, in the order of their times. */
export function nextArriving(tours: readonly WallTour[], now: number): readonly WallTour[] {
  const missed = (tour: WallTour) => Number((lateBy(tour, now) ?? 0) > MISSED_MINUTES);
  return tours.filter(({ tourStatus }) => toCome.includes(tourStatus)).sort((one, other) => missed(one) - missed(other) || byTime(one, other));
}

export interface Arrival {
  readonly words: string;
  readonly kind: 'late' | 'soon' | 'later';
}

/** "late 9 min", "in 6 min", "11:45". */
export function arrivalOf(tour: WallTour, now: number): Arrival {
  const late = lateBy(tour, now);
  if (late === undefined) return { words: clockTime(tour.scheduledStartTime), kind: 'later' };
  if (late > 0) return { words: `late ${duration(late)}`, kind: 'late' };
  if (late > -SOON_MINUTES) return { words: late === 0 ? 'now' : `in ${-late} min`, kind: 'soon' };
  return { words: clockTime(tour.scheduledStartTime), kind: 'later' };
}

/** "24 min", "1 h 09". */
export function duration(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

/** `09:15 AM` reads "9:15": the row says which half of the day it is. */
export function clockTime(time: string): string {
  return minutesOf(time) === undefined ? time : time.replace(/^0|\s*[AP]M$/gi, '');
}

/** The last thing that was done to any of them. */
export function lastStepOf(tours: readonly WallTour[]): WallTour | undefined {
  return tours.reduce<WallTour | undefined>((last, tour) => (tour.lastStepAt && tour.lastStepAt > (last?.lastStepAt ?? '') ? tour : last), undefined);
}

/** How each step reads after the family's name. */
const stepWords: Readonly<Record<string, string>> = {
  Booked: 'booked',
  Moved: 'moved',
  Scheduled: 'set back to Scheduled',
  Confirmed: 'confirmed',
  Started: 'started',
  Ended: 'ended',
  Canceled: 'canceled',
};

export function wordsOfStep(step: string): string {
  return stepWords[step] ?? `“${step}”`;
}

/** How many entries each of the two lists has room for: whoever is here before whoever comes, but always some of both. */
export function sideRoom(room: number, here: number, next: number): { readonly here: number; readonly next: number } {
  const leastNext = Math.min(next, Math.ceil(room / 2));
  const forHere = Math.min(here, room - leastNext);
  return { here: forHere, next: Math.min(next, room - forHere) };
}

function byTime(one: WallTour, other: WallTour): number {
  return (minutesOf(one.scheduledStartTime) ?? 0) - (minutesOf(other.scheduledStartTime) ?? 0) || one.tourId - other.tourId;
}
