import { tourSlots } from '../../events/tour.values.js';

/** One month before to one month after a day; a day that the month lacks becomes its last (`decisions.md G14`). */
export function tourWindow(today: string): { from: string; to: string } {
  return { from: monthsFrom(today, -1), to: monthsFrom(today, 1) };
}

function monthsFrom(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, lastDate));
  return first.toISOString().slice(0, 10);
}

/** Whether a tour may be given this start time (`decisions.md G12`). */
export function isTourSlot(time: string): boolean {
  return (tourSlots as readonly string[]).includes(time);
}

/** `9:15 am` is the slot `09:15 AM`; what is no time stays as it is. */
export function tidyTourTime(time: string): string {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):(\d{2})\s*([ap]m)\s*$/i.exec(time) ?? [];
  if (!hours || !minutes || !half) return time.trim();
  return `${hours.padStart(2, '0')}:${minutes} ${half.toUpperCase()}`;
}

/** `Gas Card, Spa Credit,Spa Credit` with its white space tidied. */
export function tidyGiftNames(giftNames: string): string {
  return giftNamesOf(giftNames).join(',');
}

export function giftNamesOf(giftNames: string): string[] {
  return giftNames
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
