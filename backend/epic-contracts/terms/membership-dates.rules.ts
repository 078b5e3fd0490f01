import { addDays, addMonths } from '../../platform/calendar/day.rules.js';

/** Days from the contract to the first day of the membership. */
const START_AFTER = 10;

/**
 * When a membership begins and ends: its term is added to the start (`decisions.md E14`), and it runs to the end of that year.
 * @param contractDate YYYY-MM-DD
 * @param termMonths months
 */
export function membershipDates(contractDate: string, termMonths: number): { readonly membershipStartDate: string; readonly membershipExpDate: string } {
  const membershipStartDate = addDays(contractDate, START_AFTER);
  return { membershipStartDate, membershipExpDate: `${addMonths(membershipStartDate, termMonths).slice(0, 4)}-12-31` };
}
