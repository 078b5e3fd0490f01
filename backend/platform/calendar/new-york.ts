import { DateTime } from 'luxon';

/** The first instant of a business day, ISO UTC (`decisions.md C25`). */
export function startOfDay(day: string): string {
  return DateTime.fromISO(day, { zone: 'America/New_York' }).startOf('day').toUTC().toISO()!;
}

/** The last instant of a business day, ISO UTC (`decisions.md C25`). */
export function endOfDay(day: string): string {
  return DateTime.fromISO(day, { zone: 'America/New_York' }).endOf('day').toUTC().toISO()!;
}
