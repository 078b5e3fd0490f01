/** In the order that a tour usually goes through them; any can follow any. */
export const tourStatuses = ['Scheduled', 'Confirmed', 'Started', 'Ended', 'No Show', 'Not Qualified', 'Canceled'] as const;
export type TourStatus = (typeof tourStatuses)[number];

/** `Rescheduled` is a result, not a status (`decisions.md G9`). */
export const tourResults = ['Purchased', 'No Buy', 'Walk Out', 'Rescheduled', 'Be Back'] as const;
export type TourResult = (typeof tourResults)[number];

export const tourQualifications = ['Qualified', 'Not Qualified'] as const;

/** The 25 start times of a day (`decisions.md G12`). */
export const tourSlots = [
  '09:00 AM', '09:15 AM', '09:30 AM', '09:45 AM',
  '10:00 AM', '10:15 AM', '10:30 AM', '10:45 AM',
  '11:00 AM', '11:15 AM', '11:30 AM', '11:45 AM',
  '12:00 PM', '12:15 PM', '12:30 PM', '12:45 PM',
  '01:00 PM', '01:15 PM', '01:30 PM', '01:45 PM',
  '02:00 PM', '02:15 PM', '02:30 PM', '02:45 PM',
  '03:00 PM',
] as const;

/** A slot as it is read wherever a tour is told: `09:15 AM` is "09:15 am" (document 3, 2.5); what is no time stays as it is. */
export function slotWords(time: string): string {
  return time.replace(/\b[AP]M$/i, (half) => half.toLowerCase());
}

/** Results that no guest has before a tour: with one of them it is over, whatever its status says. One that was rescheduled is still to come. */
const endings: ReadonlySet<string> = new Set<TourResult>(['Purchased', 'No Buy', 'Walk Out', 'Be Back']);

export function endsTour(tourResult: string): boolean {
  return endings.has(tourResult);
}
