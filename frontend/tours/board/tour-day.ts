import { useSearchParams } from 'react-router-dom';
import { readDay } from '../../../backend/platform/calendar/day.rules.js';
import { today } from '../../kit/format/dates.js';
import { useNow } from '../../kit/use-now.js';

const MINUTE_MS = 60_000;

/** The day that the board or the manifest shows: stands in the address, and is today's, also past midnight, where it names none. */
export function useTourDay(): { readonly day: string; readonly choose: (day: string) => void } {
  const [params, setParams] = useSearchParams();
  const now = today(useNow(MINUTE_MS));
  const choose = (day: string) => {
    const next = new URLSearchParams(params);
    if (day === now) next.delete('day');
    else next.set('day', day);
    setParams(next);
  };
  return { day: readDay(params.get('day') ?? '') ?? now, choose };
}

/** `?day=2026-11-21`, or nothing for today. */
export function daySearch(day: string): string {
  return day === today() ? '' : `?day=${day}`;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** "Saturday" */
export function weekdayOf(day: string): string {
  return weekday.format(new Date(`${day}T00:00:00Z`));
}
