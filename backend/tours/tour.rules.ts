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
