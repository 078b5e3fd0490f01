import { isMonth, monthInWords, readDay } from '../../../backend/platform/calendar/day.rules.js';
import { isReportPeriod, type ReportPeriodWord } from '../../../backend/reports/report-periods.rules.js';
import { readReportView } from '../../../backend/reports/report-view.rules.js';
import { FIRST_YEAR, isYearOfView, readYear } from '../../../backend/reports/year-view.rules.js';
import { salesKinds } from '../../../events/reports/sales-lens.rules.js';
import { dayIn } from '../../kit/as-of/held-day.js';
import { formatDate } from '../../kit/format/dates.js';

/** How a report reads its days: of a year, of a range with a standard, of the last of some months, or of no days at all. */
export type DaysAsked = 'year' | 'last-month-shown' | 'none' | ReportPeriodWord;

/** How a report reads its address. */
export interface AddressRead {
  readonly days: DaysAsked;
  /** The names that it takes beside its days: of others nothing is said. */
  readonly takes: readonly string[];
  /** The last day that is known. */
  readonly today: string;
}

/** What an address asks for and cannot be understood, each with what is shown instead; nothing where all was understood. */
export function addressWords(params: URLSearchParams, read: AddressRead): readonly string[] {
  return [...asOfWords(params), ...daysWords(params, read), ...againstWords(params, read), ...kindWords(params, read), ...monthWords(params, read)];
}

function asOfWords(params: URLSearchParams): readonly string[] {
  const asked = params.get('asOf');
  return asked && !dayIn(params) ? [`“${asked}” is not a day. Showing now.`] : [];
}

function daysWords(params: URLSearchParams, { days, today }: AddressRead): readonly string[] {
  if (days === 'none') return [];
  if (days === 'year') return yearWords(params, today);
  if (days === 'last-month-shown') return lastMonthWords(params.get('to') ?? '', today);
  return rangeWords(params, days, today);
}

function yearWords(params: URLSearchParams, today: string): readonly string[] {
  const asked = params.get('year');
  if (!asked || isYearOfView(asked, today)) return [];
  return [`“${asked}” is not a year between ${FIRST_YEAR} and ${today.slice(0, 4)}. Showing ${readYear(params, today).year}.`];
}

function lastMonthWords(asked: string, today: string): readonly string[] {
  const day = readDay(asked);
  if (!asked || (day && day.slice(0, 7) <= today.slice(0, 7))) return [];
  return [`“${asked}” is ${day ? 'in the future' : 'not a day'}. Showing the newest months.`];
}

function rangeWords(params: URLSearchParams, standard: ReportPeriodWord, today: string): readonly string[] {
  const why = rangeFault(params);
  if (!why) return [];
  const { from, to } = readReportView(params, standard, today);
  return [`${why}. Showing ${formatDate(from)} to ${formatDate(to)}.`];
}

function rangeFault(params: URLSearchParams): string | undefined {
  const [from, to, period] = ['from', 'to', 'period'].map((name) => params.get(name) ?? '') as [string, string, string];
  const unread = [from, to].filter((text) => text && !readDay(text));
  if (unread.length > 0) return `${unread.map((text) => `“${text}”`).join(' and ')} ${unread.length === 1 ? 'is not a day' : 'are not days'}`;
  if (from && to) return readDay(from)! > readDay(to)! ? `The last day, ${formatDate(readDay(to))}, is before the first, ${formatDate(readDay(from))}` : undefined;
  if (from || to) return from ? `The first day is ${formatDate(readDay(from))}, and the last is missing` : `The last day is ${formatDate(readDay(to))}, and the first is missing`;
  return period && !isReportPeriod(period) ? `“${period}” is not a period` : undefined;
}

function againstWords(params: URLSearchParams, { days, takes, today }: AddressRead): readonly string[] {
  const asked = params.get('against');
  if (!asked || !takes.includes('against') || days === 'year' || days === 'none' || days === 'last-month-shown') return [];
  const { against, from } = readReportView(params, days, today);
  return against === undefined ? [`“${asked}” is not a year before ${from.slice(0, 4)}. Comparing with no year.`] : [];
}

function kindWords(params: URLSearchParams, { takes }: AddressRead): readonly string[] {
  const kind = params.get('kind');
  if (!kind || !takes.includes('kind') || salesKinds.some((one) => one === kind)) return [];
  return [`“${kind}” is not a kind of sales. Showing all.`];
}

/** The month of an open figure. Where tours are counted it has to be known already. */
function monthWords(params: URLSearchParams, { days, takes, today }: AddressRead): readonly string[] {
  const month = params.get('month');
  if (days !== 'year' || !month) return [];
  if (!isMonth(month)) return [`“${month}” is not a month. Showing the whole year.`];
  const last = readYear(params, today).to.slice(0, 7);
  return takes.includes('kind') && month > last ? [`“${month}” is after ${monthInWords(last)}. Showing the whole year.`] : [];
}
