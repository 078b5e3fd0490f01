import { addDays, daysBetween } from '../platform/calendar/day.rules.js';
import { plusDays } from './moments.js';

/** Moves every date of an export by the same whole days, so that its last day becomes another; years of use move with them. */
export class DateShift {
  private constructor(
    private readonly days: number,
    private readonly years: number,
  ) {}

  static readonly none = new DateShift(0, 0);

  static between(lastDay: string, today: string): DateShift {
    return new DateShift(daysBetween(lastDay, today), Number(today.slice(0, 4)) - Number(lastDay.slice(0, 4)));
  }

  day(day: string): string {
    return this.days === 0 ? day : addDays(day, this.days);
  }

  moment(moment: string): string {
    return this.days === 0 ? moment : plusDays(moment, this.days);
  }

  year(year: string): string {
    return /^\d{4}$/.test(year) ? String(Number(year) + this.years) : year;
  }
}
