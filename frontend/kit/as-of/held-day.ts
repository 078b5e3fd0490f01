import { isDay } from '../../../backend/platform/calendar/day.rules.js';

const NAME = 'asOf';

/** The day that one looks at; every address that one goes to from here takes it along, until it is taken back. */
let held = dayIn(new URLSearchParams(globalThis.location?.search));

/** A day that exists, as YYYY-MM-DD. */
export function dayIn(params: URLSearchParams): string | undefined {
  const day = params.get(NAME) ?? '';
  return isDay(day) ? day : undefined;
}

/** @param day YYYY-MM-DD, its end in New York; undefined for now */
export function holdDay(day: string | undefined): void {
  held = day;
}

/** What is asked of an address, with the day that is held; a day that it names itself is held from then on. */
export function withHeldDay(search: string): string {
  const params = new URLSearchParams(search);
  const own = dayIn(params);
  if (own || !held) return search;
  params.set(NAME, held);
  return `?${params.toString()}`;
}

/** The address shows another day, or none: somebody went back, or came by a link. */
export function followAddress(search: string): void {
  held = dayIn(new URLSearchParams(search));
}

export function withDay(params: URLSearchParams, day: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (day) next.set(NAME, day);
  else next.delete(NAME);
  return next;
}
