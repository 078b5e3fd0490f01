import { addDays } from '../../../backend/platform/calendar/day.rules.js';
import { formatDate, today } from './dates.js';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** "Today", "Saturday 11/21/2026"; earlier days go by the name of the weekday. @param day YYYY-MM-DD */
export function dayInWords(day: string, now = new Date()): { readonly name: string; readonly date: string } {
  const named = weekday.format(new Date(`${day}T00:00:00Z`));
  const date = formatDate(day);
  if (day === today(now)) return { name: 'Today', date: `${named} ${date}` };
  if (day === addDays(today(now), -1)) return { name: 'Yesterday', date: `${named} ${date}` };
  return { name: named, date };
}
