import { Decimal } from 'decimal.js';
import { addDays } from '../../platform/calendar/day.rules.js';

const DAYS_AHEAD = 7;

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days that the dashboard's figures are about, all ends included. */
export interface DashboardDays {
  readonly thisMonth: DayRange;
  /** The same month a year before, to the same day. */
  readonly yearAgo: DayRange;
  /** This year and the one before. */
  readonly twoYears: DayRange;
  readonly closingSoon: DayRange;
  /** Seven days ahead. */
  readonly rescissionSoon: DayRange;
}

export function dashboardDays(today: string): DashboardDays {
  const soon = { from: today, to: addDays(today, DAYS_AHEAD) };
  return {
    thisMonth: { from: `${today.slice(0, 7)}-01`, to: today },
    yearAgo: { from: `${yearBefore(today).slice(0, 7)}-01`, to: yearBefore(today) },
    twoYears: { from: `${Number(today.slice(0, 4)) - 1}-01-01`, to: `${today.slice(0, 4)}-12-31` },
    closingSoon: soon,
    rescissionSoon: soon,
  };
}

/** "12.4" percent more, or "-3.0"; null when there was nothing before. */
export function changeInPercent(volume: string, before: string): string | null {
  const base = new Decimal(before);
  if (base.isZero()) return null;
  return new Decimal(volume).minus(base).div(base).times(100).toFixed(1, Decimal.ROUND_HALF_UP);
}

/** February 29 has February 28 before it. */
function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before;
}
