import type { Tour } from '../../backend/tours/tour.state.js';
import { endsTour, slotWords } from '../../events/tours/tour.enums.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import { formatDate, today } from '../kit/format/dates.js';

type Booked = Pick<Tour, 'tourDate' | 'scheduledStartTime' | 'tourStatus' | 'tourResult'>;
type Outcome = Pick<Tour, 'tourStatus' | 'tourResult'>;

/** No guest has these before the day. */
const ofTheDay: ReadonlySet<string> = new Set(['Started', 'Ended', 'No Show']);

function isOver({ tourStatus, tourResult }: Outcome): boolean {
  return ofTheDay.has(tourStatus) || endsTour(tourResult);
}

/** What is said of a tour that is booked for a later day as if that day had been; undefined for what can be said of one to come, and once somebody has said that it is over. */
export function saidEarly(tour: Booked, said: Outcome, day = today()): string | undefined {
  if (!tour.tourDate || tour.tourDate <= day || isOver(tour)) return undefined;
  if (endsTour(said.tourResult)) return said.tourResult;
  return ofTheDay.has(said.tourStatus) ? said.tourStatus : undefined;
}

/** "The tour is on 11/28/2026 at 10:15 am, a day to come." */
export function isToCome({ tourDate, scheduledStartTime }: Pick<Tour, 'tourDate' | 'scheduledStartTime'>): string {
  return `The tour is on ${formatDate(tourDate)}${scheduledStartTime && ` at ${slotWords(scheduledStartTime)}`}, a day to come.`;
}

/** What is asked before somebody says such a thing (as `decisions.md G13` does: asked, not refused). */
export function early(tour: Booked, said: Partial<Outcome>): Confirmation | undefined {
  const word = saidEarly(tour, { ...tour, ...said });
  return word === undefined ? undefined : { question: `${isToCome(tour)} Is it over already? A reminder that waits is taken back.`, confirmText: `Set to ${word} already` };
}
