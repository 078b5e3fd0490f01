import { addDays } from '../platform/calendar/day.rules.js';

/** Days in which a buyer may rescind, counted from the day after signing: Fla. Stat. 721.10(1), NRS 119A.410, HRS 514E-8. */
export const rescissionDays = { FL: 10, NV: 5, HI: 7 } as const;
export type RescissionState = keyof typeof rescissionDays;

/** The buyer may rescind until the end of this day. Resale contracts close through Florida firms, so its law is the default. */
export function lastDayToRescind(contractDate: string, state: RescissionState = 'FL'): string {
  return addDays(contractDate, rescissionDays[state]);
}

/** Offered for contractGoodDate, which people set by hand (`decisions.md C24`). */
export function suggestedGoodDate(contractDate: string): string {
  return addDays(lastDayToRescind(contractDate), 1);
}
