/** What people and the old system write for a day: MM/DD/YYYY (also 1/2/26), YYYY-MM-DD, and that with a midnight behind it. */
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.0+)?)?$/;

/** The day as YYYY-MM-DD; undefined for what is no day, such as 02/30/2026 (`decisions.md C9`). */
export function readDay(text: string): string | undefined {
  const [, month, date, shortYear] = SLASHED.exec(text.trim()) ?? [];
  if (month && date && shortYear) return existing(fullYear(shortYear), Number(month), Number(date));
  const [, year, isoMonth, isoDate] = ISO.exec(text.trim()) ?? [];
  return year ? existing(Number(year), Number(isoMonth), Number(isoDate)) : undefined;
}

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return readDay(text) === text;
}

/** A day as people read it: "11/18/2026" for 2026-11-18. */
export function dayInWords(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}

/** Whether a text is a month, YYYY-MM. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** "11/2026" of 2026-11 or of a day in it. */
export function monthInWords(month: string): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`;
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same date of another month; one that the month lacks becomes its last (`decisions.md G14`). */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, lastDate));
  return first.toISOString().slice(0, 10);
}

/** The same day of another year; the last of February is its last there too (`decisions.md I27`). */
export function sameDayOf(day: string, year: number): string {
  const next = addDays(day, 1);
  const months = 12 * (year - Number(day.slice(0, 4)));
  return next.endsWith('-03-01') ? addDays(addMonths(next, months), -1) : addMonths(day, months);
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function existing(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date));
  const exists = year >= 1900 && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return exists ? day.toISOString().slice(0, 10) : undefined;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/;

/** Whether a text is an ISO UTC instant that exists: not on 2026-02-31, not at 25:00. */
export function isMoment(text: string): boolean {
  const [, day] = MOMENT.exec(text) ?? [];
  const moment = Date.parse(text);
  return day !== undefined && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}
