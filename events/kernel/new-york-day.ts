import { DateTime } from 'luxon';

const ZONE = 'America/New_York';

let known = { from: 0, until: 0, day: '' };

/** The business day: New York's, YYYY-MM-DD (`decisions.md C25`). Asked of every command and its event, so the day is kept until it ends. */
export function newYorkDay(now: Date): string {
  const time = now.getTime();
  if (time < known.from || time >= known.until) known = dayAround(now);
  return known.day;
}

/** The use year that an instant lies in (`decisions.md F13`). */
export function newYorkYear(at: Date): number {
  return Number(newYorkDay(at).slice(0, 4));
}

function dayAround(now: Date): typeof known {
  const start = DateTime.fromJSDate(now, { zone: ZONE }).startOf('day');
  // A day of 23 or 25 hours ends at its own midnight too.
  return { from: start.toMillis(), until: start.plus({ days: 1 }).toMillis(), day: start.toISODate()! };
}
