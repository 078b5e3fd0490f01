/** Business days and clock times are New York's, wherever the browser is (spec 1, section 1). */
const OFFICE = 'America/New_York';

const dayParts = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE, year: 'numeric', month: '2-digit', day: '2-digit' });
const timeParts = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE, hour: 'numeric', minute: '2-digit', hour12: true });

/** `2026-11-21` reads "11/21/2026". Dates without a time are never taken through a time zone (decisions.md C25). */
export function formatDate(date: string | null | undefined): string {
  if (!date) return '';
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  return parts ? `${parts[2]}/${parts[3]}/${parts[1]}` : date;
}

/** "9:42AM". */
export function formatTime(instant: string | Date): string {
  return timeParts.format(new Date(instant)).replace(/\s/g, '');
}

/** The New York day of an instant, "11/21/2026". */
function formatDay(instant: string | Date): string {
  return dayParts.format(new Date(instant));
}

/** "11/21/2026 9:42AM". */
export function formatDateTime(instant: string | Date | null | undefined): string {
  if (!instant) return '';
  if (Number.isNaN(new Date(instant).getTime())) return String(instant);
  return `${formatDay(instant)} ${formatTime(instant)}`;
}

/** "11/21/2026 09:42 AM", of what was said to somebody (document 3, section 9; decisions.md I20). */
export function formatSaid(instant: string): string {
  return formatDateTime(instant).replace(/ (\d{1,2}:\d{2})([AP]M)$/, (_, clock: string, half: string) => ` ${clock.padStart(5, '0')} ${half}`);
}

/** "Today 9:42AM" for today, else as `formatDateTime`. */
export function formatWhen(instant: string | Date, now = new Date()): string {
  return formatDay(instant) === formatDay(now) ? `Today ${formatTime(instant)}` : formatDateTime(instant);
}

/** Today in New York, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const [month, day, year] = dayParts.format(now).split('/');
  return `${year}-${month}-${day}`;
}

const TYPED_DATE = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\s*$/;

/** Written as a date is, be there such a day or not. */
export function looksLikeDate(typed: string): boolean {
  return TYPED_DATE.test(typed);
}

/** Typed dates: MM/DD/YYYY, also 1/2/26. @returns `YYYY-MM-DD`, or null when there is no such day (decisions.md C9) */
export function parseDate(typed: string): string | null {
  const parts = TYPED_DATE.exec(typed);
  if (!parts) return null;
  const [month, day] = [Number(parts[1]), Number(parts[2])];
  const year = parts[3]!.length === 2 ? 2000 + Number(parts[3]) : Number(parts[3]);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
