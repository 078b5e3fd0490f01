import { daysBetween } from '../../backend/platform/calendar/day.rules.js';

/** "today", "tomorrow", "in 5 days", "over": how near a deadline is. */
export function daysFromNow(day: string, now: string): string {
  const days = daysBetween(now, day);
  if (days < 0) return 'over';
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
