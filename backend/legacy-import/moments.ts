import { DateTime } from 'luxon';
import { readDay } from '../platform/calendar/day.rules.js';

const NEW_YORK = 'America/New_York';

/** A moment as ISO UTC; times without a zone are New York's, days begin there. Undefined for what is no moment. */
export function readMoment(text: string): string | undefined {
  const day = readDay(text);
  const moment = DateTime.fromISO(day ?? text.trim(), { zone: NEW_YORK });
  return moment.isValid ? inUtc(moment) : undefined;
}

/** When a tour of this day and slot begins; the day's beginning when the slot is no time. */
export function startOf(day: string, time: string): string {
  const start = DateTime.fromFormat(`${day} ${time}`, 'yyyy-MM-dd hh:mm a', { zone: NEW_YORK, locale: 'en-US' });
  return inUtc(start.isValid ? start : DateTime.fromISO(day, { zone: NEW_YORK }));
}

export function startOfYear(year: number): string {
  return inUtc(DateTime.fromObject({ year }, { zone: NEW_YORK }));
}

/** The day in New York that a moment falls on. */
export function dayOf(moment: string): string {
  return DateTime.fromISO(moment, { zone: NEW_YORK }).toISODate() ?? '';
}

/** The same time of day in New York, some days on. */
export function plusDays(moment: string, days: number): string {
  return inUtc(DateTime.fromISO(moment, { zone: NEW_YORK }).plus({ days }));
}

function inUtc(moment: DateTime): string {
  return moment.toUTC().toISO({ suppressMilliseconds: true }) ?? '';
}
