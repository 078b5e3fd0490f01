import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { ListRequestError } from '../../../projections/lists/list-request.js';
import { readDay } from '../../platform/calendar/day.rules.js';
import type { DashboardMoment } from './contracts-dashboard-reader.js';

/** Today and later days are now. @throws ListRequestError that names the field */
export function momentAsked(asOf: unknown, lost: unknown): DashboardMoment {
  const today = newYorkDay(new Date());
  const withLost = isWithLost(lost);
  if (asOf === undefined || asOf === '') return { day: today, live: true, withLost };
  const day = typeof asOf === 'string' ? readDay(asOf) : undefined;
  if (day === undefined) throw new ListRequestError('asOf', 'must be a day that exists');
  return day < today ? { day, live: false, withLost } : { day: today, live: true, withLost };
}

/** Whether volume counts what was rescinded and canceled, too. @throws ListRequestError */
export function isWithLost(lost: unknown): boolean {
  if (lost === undefined || lost === '' || lost === 'with') return lost === 'with';
  throw new ListRequestError('lost', 'takes with');
}
