import { tourSlots } from '../../events/tours/tour.enums.js';
import { addMonths } from '../platform/calendar/day.rules.js';

/** The days that the tour list covers (`decisions.md G14`). */
export function tourWindow(today: string): { from: string; to: string } {
  return { from: addMonths(today, -1), to: addMonths(today, 1) };
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

export function giftNamesOf(giftNames: string): string[] {
  return giftNames
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Each gift once, in the order in which it first came, and how often: the same gift given twice stands as x2 (`decisions.md G10`). */
export function countedGifts(gifts: readonly string[]): readonly (readonly [gift: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const gift of gifts) counts.set(gift, (counts.get(gift) ?? 0) + 1);
  return [...counts];
}
