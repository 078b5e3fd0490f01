import type { StatementAsked } from '../../../projections/points-ledger/points-statement.queries.js';
import { readDay } from '../../platform/calendar/day.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';

type Query = Readonly<Record<string, unknown>>;

export interface StatementRequest extends Omit<StatementAsked, 'names'> {
  /** A past day, to which `to` is held. */
  readonly asOf: string | null;
}

const LONGEST = 200;

/**
 * Reads `?from=2026-10-01&to=2026-11-21&asOf=&type=&memberId=&resort=&search=`. From the first day of the quarter until the
 * day as of which it is read, unless asked. @throws Refusal
 */
export function statementRequest(query: Query, today: string): StatementRequest {
  const asked = day(query, 'asOf');
  const asOf = asked !== undefined && asked < today ? asked : null;
  const last = asOf ?? today;
  const to = earlier(day(query, 'to') ?? last, last);
  const from = day(query, 'from') ?? quarterOf(to);
  if (from > to) throw refused('from', 'is not after the last day');
  return { from, to, asOf, type: text(query, 'type'), memberId: number(query, 'memberId'), resort: text(query, 'resort'), search: text(query, 'search') };
}

/** The first day of the quarter. */
function quarterOf(to: string): string {
  const month = Math.floor((Number(to.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${to.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function text(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > LONGEST || value.includes('\u0000')) throw refused(name, `is a text of at most ${LONGEST} characters, given once`);
  return value;
}

function day(query: Query, name: string): string | undefined {
  const value = text(query, name);
  if (value === undefined) return undefined;
  const read = readDay(value);
  if (read === undefined) throw refused(name, 'is a day that exists, as YYYY-MM-DD');
  return read;
}

function number(query: Query, name: string): number | undefined {
  const value = text(query, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,15}$/.test(value)) throw refused(name, 'takes a whole number');
  return Number(value);
}

function refused(field: string, rule: string): Refusal {
  return new Refusal(`${field} ${rule}`, { field, status: 400 });
}
