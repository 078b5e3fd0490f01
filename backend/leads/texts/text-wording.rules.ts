import { slotWords } from '../../../events/tours/tour.enums.js';
import { addDays } from '../../platform/calendar/day.rules.js';

/** What a template says to somebody; the composer's preview goes by it as well. */

export interface WordingFacts {
  readonly firstName: string;
  /** YYYY-MM-DD; null where there is none. */
  readonly tourDate: string | null;
  /** "10:15 AM" */
  readonly tourTime: string;
  /** The day of sending, YYYY-MM-DD: tomorrow is the one after it (`decisions.md G16`). */
  readonly today: string;
}

export function textOf(wording: string, { firstName, tourDate, tourTime, today }: WordingFacts): string {
  const words: Readonly<Record<string, string>> = { firstName, tourDate: slashed(tourDate), tourTime: slotWords(tourTime), tomorrow: slashed(addDays(today, 1)) };
  return wording
    .replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Which of its placeholders nothing stands for: a text with a hole goes to nobody. */
export function missingIn(wording: string, { tourDate, tourTime }: Pick<WordingFacts, 'tourDate' | 'tourTime'>): string | undefined {
  if (wording.includes('{tourDate}') && !tourDate) return 'tour date';
  return wording.includes('{tourTime}') && !tourTime ? 'tour time' : undefined;
}

function slashed(day: string | null): string {
  const [year, month, date] = (day ?? '').split('-');
  return date ? `${month}/${date}/${year}` : '';
}
