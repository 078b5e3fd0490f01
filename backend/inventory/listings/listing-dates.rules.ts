import { addDays, addMonths } from '../../platform/calendar/day.rules.js';

const YEAR = 12;
const WEEK = 7;

/** From when to when a unit is offered, YYYY-MM-DD. */
export interface ListingDates {
  readonly listingStartDate: string;
  readonly listingEndDate: string;
}

/** A unit that is added is offered for a year from today (document 3, section 9; `decisions.md H19`). */
export function newInventoryDates(today: string): ListingDates {
  return { listingStartDate: today, listingEndDate: addMonths(today, YEAR) };
}

/** A new listing starts in a week and ends the day before it has run a year. */
export function newListingDates(today: string): ListingDates {
  const listingStartDate = addDays(today, WEEK);
  return { listingStartDate, listingEndDate: addDays(addMonths(listingStartDate, YEAR), -1) };
}
