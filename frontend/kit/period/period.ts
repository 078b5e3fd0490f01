import { lastWorkingDay } from '../../../backend/platform/calendar/last-working-day.rules.js';
import { addDays } from '../../../backend/platform/calendar/day.rules.js';
import { formatDate, parseDate, today } from '../format/dates.js';

/** Days that people name by a word; they move with the calendar. */
const words = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-working-day': 'Last working day',
  'this-week': 'This week',
  'last-week': 'Last week',
  'last-7-days': 'Last 7 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
} as const;

export type PeriodWord = keyof typeof words;

export const periodWords = Object.entries(words) as readonly (readonly [PeriodWord, string])[];

/** Both inclusive, YYYY-MM-DD in New York; null where it has no bound. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** Reads `this-week`, `2026-11-01..2026-11-20`, `2026-11-01..`; undefined for what is no period. */
export function daysOf(period: string, now = new Date()): Days | undefined {
  if (period in words) return daysOfWord(period as PeriodWord, today(now));
  const [, from = '', to = ''] = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/.exec(period) ?? [];
  return from || to ? { from: from || null, to: to || null } : undefined;
}

export function periodOf({ from, to }: Days): string {
  return `${from ?? ''}..${to ?? ''}`;
}

/** Why two typed days make no period; undefined where they do, and while one is not typed. */
export function faultOf(from: string, to: string): string | undefined {
  const days = [from, to].map((typed) => typed.trim() && parseDate(typed));
  if (days.includes(null)) return 'There is no such day.';
  const [first, last] = days;
  return first && last && first > last ? 'From is after To.' : undefined;
}

/** "This week", "11/01/2026 to 11/20/2026", "since 11/01/2026". */
export function periodInWords(period: string): string {
  if (period in words) return words[period as PeriodWord];
  const { from, to } = daysOf(period) ?? { from: null, to: null };
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  return from ? `since ${formatDate(from)}` : `until ${formatDate(to)}`;
}

function daysOfWord(word: PeriodWord, day: string): Days {
  const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  const first = `${day.slice(0, 7)}-01`;
  switch (word) {
    case 'today':
      return { from: day, to: day };
    case 'yesterday':
      return { from: addDays(day, -1), to: addDays(day, -1) };
    case 'last-working-day':
      return lastWorkingDay(day);
    case 'this-week':
      return { from: monday, to: addDays(monday, 6) };
    case 'last-week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'last-7-days':
      return { from: addDays(day, -6), to: day };
    case 'this-month':
      return { from: first, to: day };
    case 'last-month':
      return { from: `${addDays(first, -1).slice(0, 7)}-01`, to: addDays(first, -1) };
    case 'this-year':
      return { from: `${day.slice(0, 4)}-01-01`, to: day };
    default:
      return word satisfies never;
  }
}
