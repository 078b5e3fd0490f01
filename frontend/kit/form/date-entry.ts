/** Years written with two digits: 00-68 are 2000-2068, 69-99 are 1969-1999, as spreadsheets read them. */
const CENTURY_PIVOT = 69;

/**
 * Reads a day as people type it: 11/12/2026, 1/2/26, 1-2-2026, 01022026 or 2026-11-12.
 * @returns YYYY-MM-DD, or null when it is no day of the calendar (`decisions.md C9`)
 */
export function readDate(text: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(typed);
  if (!american) return null;
  return calendarDay(fullYear(american[3]!), Number(american[1]), Number(american[2]));
}

/** YYYY-MM-DD as MM/DD/YYYY. */
export function writeDate(day: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '');
  return parts ? `${parts[2]}/${parts[3]}/${parts[1]}` : '';
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < CENTURY_PIVOT ? 2000 + year : 1900 + year;
}

function calendarDay(year: number, month: number, day: number): string | null {
  if (year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  // 02/30 rolls over into March: such a day does not exist.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
