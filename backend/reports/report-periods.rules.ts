import { addDays, addMonths } from '../platform/calendar/day.rules.js';

/** Periods that reports are asked for by a word; they move with the calendar. */
const words = {
  'last-month-to-today': 'Last month to today',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
} as const;

export type ReportPeriodWord = keyof typeof words;

export const reportPeriods = Object.entries(words) as readonly (readonly [ReportPeriodWord, string])[];

/** YYYY-MM-DD, both inclusive. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

export function isReportPeriod(word: string): word is ReportPeriodWord {
  return Object.hasOwn(words, word);
}

/** @param today the last day that is known: of a report as of a past day that one */
export function reportDays(word: ReportPeriodWord, today: string): ReportDays {
  const month = `${today.slice(0, 7)}-01`;
  const quarter = addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3));
  const year = `${today.slice(0, 4)}-01-01`;
  switch (word) {
    case 'last-month-to-today':
      return { from: addMonths(today, -1), to: today };
    case 'this-month':
      return { from: month, to: today };
    case 'last-month':
      return { from: addMonths(month, -1), to: addDays(month, -1) };
    case 'this-quarter':
      return { from: quarter, to: today };
    case 'last-quarter':
      return { from: addMonths(quarter, -3), to: addDays(quarter, -1) };
    case 'this-year':
      return { from: year, to: today };
    case 'last-year':
      return { from: addMonths(year, -12), to: addDays(year, -1) };
    default:
      return word satisfies never;
  }
}

/** The calendar month of a day, or of a month by its name, whole. */
export function monthOf(day: string): ReportDays {
  const first = `${day.slice(0, 7)}-01`;
  return { from: first, to: addDays(addMonths(first, 1), -1) };
}
