import { readDay } from '../../platform/calendar/day.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';

/** @returns the contract dates that are asked for, both included @throws Refusal (400) that names the field */
export function repDays(query: Readonly<Record<string, unknown>>): { readonly from: string; readonly to: string } {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  if (from > to) throw new Refusal('to ends before it begins', { status: 400, field: 'to' });
  return { from, to };
}

function dayIn(query: Readonly<Record<string, unknown>>, field: string): string {
  const text = query[field];
  const day = typeof text === 'string' ? readDay(text) : undefined;
  if (day === undefined) throw new Refusal(`${field} must be a day that exists, YYYY-MM-DD`, { status: 400, field });
  return day;
}
