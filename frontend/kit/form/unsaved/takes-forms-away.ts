import { dayIn } from '../../as-of/held-day.js';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Whether what is typed in the forms of a page is lost on the way: to another page, to a record as it was, or to another list of the page. The rest of the search keeps the forms. */
export function takesFormsAway(from: Address, to: Address): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  // Where a past day is shown already, nothing of a record can be typed.
  const intoThePast = dayIn(before) === undefined && dayIn(after) !== undefined;
  return from.pathname !== to.pathname || intoThePast || ['version', 'list'].some((name) => before.get(name) !== after.get(name));
}
