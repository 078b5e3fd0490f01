import { DateTime } from 'luxon';
import { LRUCache } from 'lru-cache';
import { isMoment, readDay } from '../platform/calendar/day.rules.js';

const NEW_YORK = 'America/New_York';

/** Nearly every moment of the export is written as it is kept. */
const UTC_SECONDS = '2026-01-31T15:04:05Z'.length;

/** Many rows name the same day and slot, and the calendar of a zone is slow. */
const starts = new LRUCache<string, string>({ max: 10_000, memoMethod: startInNewYork });

/** A moment as ISO UTC; times without a zone are New York's, days begin there. Undefined for what is no moment. */
export function readMoment(text: string): string | undefined {
  const day = readDay(text);
  if (day !== undefined) return startOf(day, '');
  const written = text.trim();
  if (written.length === UTC_SECONDS && isMoment(written)) return written;
  const moment = DateTime.fromISO(written, { zone: NEW_YORK });
  return moment.isValid ? inUtc(moment) : undefined;
}

/** When a tour of this day and slot begins; the day's beginning when the slot is no time. */
export function startOf(day: string, time: string): string {
  return starts.memo(`${day} ${time}`);
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

function startInNewYork(dayAndTime: string): string {
  const start = DateTime.fromFormat(dayAndTime, 'yyyy-MM-dd hh:mm a', { zone: NEW_YORK, locale: 'en-US' });
  return inUtc(start.isValid ? start : DateTime.fromISO(dayAndTime.split(' ')[0]!, { zone: NEW_YORK }));
}

function inUtc(moment: DateTime): string {
  return moment.toUTC().toISO({ suppressMilliseconds: true }) ?? '';
}
