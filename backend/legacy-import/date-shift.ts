import { addDays, daysBetween } from '../platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { plusDays } from './moments.js';

/** Moves every date of an export by the same whole days, so that its last day becomes another; years of use move with them. */
export class DateShift {
  private constructor(
    private readonly days: number,
    private readonly years: number,
    /** Nothing that was recorded lies after it, ISO UTC. */
    private readonly now: string,
  ) {}

  static readonly none = new DateShift(0, 0, '');

  static between(lastDay: string, now: Date): DateShift {
    const today = newYorkDay(now);
    const years = Number(today.slice(0, 4)) - Number(lastDay.slice(0, 4));
    return new DateShift(daysBetween(lastDay, today), years, `${now.toISOString().slice(0, 19)}Z`);
  }

  day(day: string): string {
    return this.days === 0 ? day : addDays(day, this.days);
  }

  /** The last day's afternoon becomes today's: what would be later than now has only just happened. */
  moment(moment: string): string {
    if (this.days === 0) return moment;
    const moved = plusDays(moment, this.days);
    return moved > this.now ? this.now : moved;
  }

  year(year: string): string {
    return /^\d{4}$/.test(year) ? String(Number(year) + this.years) : year;
  }
}
