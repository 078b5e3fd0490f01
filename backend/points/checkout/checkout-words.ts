import { DateTime } from 'luxon';

/** "15,000" */
export function countWords(points: number): string {
  return points.toLocaleString('en-US');
}

/** Of a decimal: "1,329.00". */
export function dollars(amount: string): string {
  return Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
}

/** In New York: "11/28/2026 2:38PM". */
export function momentWords(instant: string): string {
  return DateTime.fromISO(instant, { zone: 'America/New_York' }).toFormat('MM/dd/yyyy h:mma');
}

/** In New York: "2:38 PM". */
export function timeWords(instant: string): string {
  return DateTime.fromISO(instant, { zone: 'America/New_York' }).toFormat('h:mm a');
}
