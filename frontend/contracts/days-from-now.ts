import { daysBetween } from '../../backend/platform/calendar/day.rules.js';

/** "today", "tomorrow", "in 5 days", "3 days ago": how near a deadline is. */
export function daysFromNow(day: string, now: string): string {
  const days = daysBetween(now, day);
  if (days === -1) return 'yesterday';
  if (days < 0) return `${-days} days ago`;
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
