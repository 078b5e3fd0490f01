import type { Filter } from '../../../../backend/platform/lists/list.dto.js';
import { addDays } from '../../../../backend/platform/calendar/day.rules.js';
import { today } from '../../format/dates.js';
import { daysOf, periodInWords } from '../../period/period.js';

/** Days by a word, such as "this month": kept as the word, so that an address or a saved view moves with the calendar. */
export interface During {
  readonly field: string;
  readonly op: 'during';
  readonly value: string;
}

/** What a person filters by; the list routes know days by their dates alone. */
export type ViewFilter = Filter | During;

/** Lists look ahead too: their months and years run to the end. */
const own: Readonly<Record<string, string>> = { 'next-7-days': 'Next 7 days', 'next-30-days': 'Next 30 days', 'next-month': 'Next month' };
/** Thirty days away at most, and today itself (`decisions.md H11`): for screens that ask so, and offered in no menu. */
const unoffered: Readonly<Record<string, string>> = { 'past-30-days': 'In the past 30 days', 'within-30-days': 'Within 30 days' };

export const duringWords: readonly (readonly [string, string])[] = [
  ...['today', 'this-week', 'this-month'].map((word) => [word, periodInWords(word)] as const),
  ...Object.entries(own),
  ...['yesterday', 'last-7-days', 'last-week', 'last-month', 'this-year'].map((word) => [word, periodInWords(word)] as const),
];

export function inWords({ value }: During): string {
  return own[value] ?? unoffered[value] ?? periodInWords(value);
}

/** As the list routes take it: days as dates. What is no known word fits nothing else and is left out. */
export function asAsked(filters: readonly ViewFilter[], now = new Date()): readonly Filter[] {
  return filters.flatMap((filter) => {
    if (filter.op !== 'during') return [filter];
    const { from, to } = daysDuring(filter.value, today(now), now);
    const bound = (op: 'from' | 'to', value: string | null) => (value === null ? [] : [{ field: filter.field, op, value } as const]);
    return [...bound('from', from), ...bound('to', to)];
  });
}

function daysDuring(word: string, day: string, now: Date): { readonly from: string | null; readonly to: string | null } {
  switch (word) {
    case 'next-7-days':
      return { from: day, to: addDays(day, 6) };
    case 'next-30-days':
      return { from: day, to: addDays(day, 29) };
    case 'past-30-days':
      return { from: addDays(day, -30), to: day };
    case 'within-30-days':
      return { from: day, to: addDays(day, 30) };
    case 'this-month':
      return monthFrom(`${day.slice(0, 7)}-01`);
    case 'next-month':
      return monthFrom(firstOfNext(day));
    case 'this-year':
      return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
    default:
      return daysOf(word, now) ?? { from: null, to: null };
  }
}

function monthFrom(first: string): { readonly from: string; readonly to: string } {
  return { from: first, to: addDays(firstOfNext(first), -1) };
}

/** 31 days after the first of a month is always the next. */
function firstOfNext(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
