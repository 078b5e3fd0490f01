import { DateTime } from 'luxon';
import { zonesOfAreaCode } from './area-codes.js';
import { zonesOfAddress } from './state-zones.js';

/** When a person may be texted, in their own time (`decisions.md G15`). */

const FIRST_HOUR = 8;
/** From here on it is too late. */
const LAST_HOUR = 21;

/** The day before, at this hour. */
const REMINDER_HOUR = 10;

/** Where nothing says where somebody is, it must be allowed wherever in the United States they may be. */
const anywhere: readonly string[] = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'America/Adak', 'Pacific/Honolulu'];

/** What is known of where somebody is. */
export interface Whereabouts {
  /** E.164 */
  readonly phone: string;
  /** Two letters. */
  readonly state: string;
  readonly zipcode: string;
}

/** Whether the number says what time it may be there: one of the United States, their islands or Canada, and of a place. */
export function hasKnownPlace(phone: string): boolean {
  const code = areaCodeOf(phone);
  return code !== undefined && zonesOfAreaCode(code) !== undefined;
}

function areaCodeOf(phone: string): string | undefined {
  return /^\+1(\d{3})\d{7}$/.exec(phone)?.[1];
}

/** A number is taken along when one moves, and an address grows old: where they differ, both count. */
export function zonesOf({ phone, state, zipcode }: Whereabouts): readonly string[] {
  const byNumber = areaCodeOf(phone);
  const known = [...(zonesOfAddress(state, zipcode) ?? []), ...((byNumber && zonesOfAreaCode(byNumber)) || [])];
  return known.length === 0 ? anywhere : [...new Set(known)];
}

/** @param at ISO UTC */
export function isTextingTime(at: string, zones: readonly string[]): boolean {
  return zones.every((zone) => {
    const { hour } = DateTime.fromISO(at, { zone });
    return hour >= FIRST_HOUR && hour < LAST_HOUR;
  });
}

/** When a guest is reminded of a tour, ISO UTC: by the last of their clocks, so that it is nowhere too early. */
export function reminderTime(tourDate: string, zones: readonly string[]): string {
  const moments = zones.map((zone) => DateTime.fromISO(tourDate, { zone }).minus({ days: 1 }).set({ hour: REMINDER_HOUR }).toMillis());
  return new Date(Math.max(...moments)).toISOString();
}
