import { DateTime } from 'luxon';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { Chance } from './chance.js';

/** How much past the demo company starts with. */
export const DAYS = 60;

const OPENS = 9 * 60;
const CLOSES = 17 * 60 + 45;
/** When the desk has booked its last guests of the day, and nobody sleeps from one coast to the other. */
export const AFTER_HOURS = 17 * 60 + 50;

/** The days before `today` on which the company worked, oldest first: Sundays it is closed. */
export function workDays(today: string): string[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS)).filter((day) => !isSunday(day));
}

/** The morning on which the demo company took up its work: its users and lists are older than all that happens. */
export function foundedBefore(now: Date): Date {
  return new Date(momentOf(addDays(newYorkDay(now), -DAYS - 1), OPENS));
}

export function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}

/** When the sales floor opens. */
export const FIRST_SLOT = 9 * 60;

/** Minutes after midnight. @param slot `09:15 AM` */
export function minutesOfSlot(slot: string): number {
  const { hour, minute } = DateTime.fromFormat(slot, 'hh:mm a', { locale: 'en-US' });
  return hour * 60 + minute;
}

/** ISO UTC. @param minutes after midnight in New York */
export function momentOf(day: string, minutes: number, seconds = 0): string {
  const midnight = DateTime.fromISO(day, { zone: 'America/New_York' });
  return midnight.set({ hour: Math.floor(minutes / 60), minute: minutes % 60, second: seconds }).toUTC().toISO()!;
}

/** ISO UTC. */
export function later(moment: string, seconds: number): string {
  return DateTime.fromISO(moment, { zone: 'utc' }).plus({ seconds }).toISO()!;
}

/** Some time while the office is open. */
export function inOfficeHours(day: string, chance: Chance): string {
  return momentOf(day, chance.whole(OPENS, CLOSES), chance.whole(0, 59));
}

/** The time of one record's story: it only goes on, and is over with the last of the days. */
export class StoryTime {
  private next: number;
  private last: string | undefined;
  private staysOnDay = false;

  private constructor(
    private readonly days: readonly string[],
    from: string,
    private readonly chance: Chance,
  ) {
    const first = days.findIndex((day) => day > from);
    this.next = first === -1 ? days.length : first;
  }

  /** @param from the day on which the record came to be: its story begins on a later one */
  static after(from: string, days: readonly string[], chance: Chance): StoryTime {
    return new StoryTime(days, from, chance);
  }

  /** Somebody sits at the table: all of it happens on the day of that moment. @param moment ISO UTC */
  static onOneDay(moment: string, chance: Chance): StoryTime {
    const time = new StoryTime([], '', chance);
    time.last = moment;
    time.staysOnDay = true;
    return time;
  }

  /** A record that is older than the days need not begin with their first: up to so many working days pass. */
  wait(upTo: number): void {
    if (this.next === 0) this.next = this.chance.whole(0, upTo);
  }

  /**
   * A moment up to so many working days later, on a day of its own; 0 means a little later on the same day. Undefined when
   * the days are over.
   */
  later(within: number): string | undefined {
    if ((within === 0 || this.staysOnDay) && this.last) return this.onTheSameDay(this.last);
    const index = this.next + this.chance.whole(0, Math.max(within, 1) - 1);
    const day = this.days[index];
    this.next = index + 1;
    this.last = day && inOfficeHours(day, this.chance);
    return this.last;
  }

  /** A moment later on the same day: what machines do, or somebody who is still at it. Undefined when the days are over. */
  soon(): string | undefined {
    return this.last && this.after(this.last, 3, 90);
  }

  /** Goes on with the last of the days only. @param left working days, counted from their end */
  towardsTheEnd(left: number): void {
    this.next = Math.max(this.next, this.days.length - left);
  }

  private onTheSameDay(last: string): string {
    return this.after(last, 90, 2_400);
  }

  private after(last: string, atLeast: number, atMost: number): string {
    this.last = DateTime.fromISO(last, { zone: 'utc' }).plus({ seconds: this.chance.whole(atLeast, atMost) }).toISO()!;
    return this.last;
  }
}
