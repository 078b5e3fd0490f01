import { ListRequestError } from '../../projections/lists/list-request.js';
import { lensName, TOURS_LENS, type SalesLens } from '../../events/reports/sales-lens.rules.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import { NONE, sourceKeyOf, type ReportLines } from '../../events/reports/report-keys.rules.js';
import type { CountedPart } from '../../projections/reports/report.queries.js';
import { addMonths, readDay, sameDayOf } from '../platform/calendar/day.rules.js';
import { isReportPeriod } from './report-periods.rules.js';
import { FIRST_YEAR, isYearOfView } from './year-view.rules.js';

export type ReportQuery = Readonly<Record<string, unknown>>;

/** What a report is asked for. */
export interface ReportAsked extends SalesLens {
  readonly from: string;
  readonly to: string;
  /** The day whose end is shown. */
  readonly asOf: string;
  readonly live: boolean;
  readonly sourceKey: string | undefined;
  readonly repKey: string | undefined;
  /** As it is asked for; teams are told apart by the words alone. */
  readonly team: string | undefined;
  /** The year it is compared with. */
  readonly against: number | undefined;
}

/** The last month through today unless other days are asked for. @throws ListRequestError that names the field */
export function reportAsked(query: ReportQuery, today: string): ReportAsked {
  const asked = dayIn(query, 'asOf');
  const live = asked === undefined || asked >= today;
  const asOf = live ? today : asked;
  const to = dayIn(query, 'to') ?? asOf;
  const from = dayIn(query, 'from') ?? addMonths(to, -1);
  requireInOrder(from, to);
  const [rep, source, team] = [textIn(query, 'rep'), textIn(query, 'source'), textIn(query, 'team')];
  return {
    ...{ from, to, asOf, live },
    closedOnly: oneOf(query, 'closedOnly', ['false', 'true']) === 'true',
    kind: oneOf(query, 'kind', ['all', 'resale', 'membership']),
    sourceKey: source === undefined ? undefined : sourceKeyOf(source),
    repKey: rep === undefined ? undefined : keyOfLine(rep),
    team,
    against: yearIn(query, Number(from.slice(0, 4))),
  };
}

/** Which tours a report counts, or one line of it. @param days other days than those asked for */
export function partOf(asked: ReportAsked, days: { readonly from: string; readonly to: string } = asked): CountedPart {
  const { live, asOf, sourceKey, repKey, team } = asked;
  return { from: days.from, to: days.to, ...(!live && { asOf }), lenses: [TOURS_LENS, lensName(asked)], sourceKey, repKey, teamKey: team?.toLowerCase() };
}

/** The same days of the year that it is compared with. */
export function daysBefore({ from, to, against }: ReportAsked): { readonly from: string; readonly to: string } | undefined {
  if (against === undefined) return undefined;
  const year = Number(from.slice(0, 4));
  return { from: addMonths(from, 12 * (against - year)), to: sameDayOf(to, Number(to.slice(0, 4)) + against - year) };
}

/** What the lines are of: the report's own unless others are asked for. @throws ListRequestError */
export function linesAsked(query: ReportQuery, own: ReportLines): ReportLines {
  return query.by === undefined ? own : oneOf(query, 'by', ['source', 'rep', 'month']);
}

/** The measure whose tours are asked for; undefined for all of the line's. @throws ListRequestError */
export function measureAsked(query: ReportQuery): MeasureName | undefined {
  const measure = textIn(query, 'measure');
  if (measure === undefined) return undefined;
  if (!Object.hasOwn(measures, measure)) throw new ListRequestError('measure', `has no ${measure}`);
  return measure as MeasureName;
}

/** The line whose tours are asked for; undefined for the total. @throws ListRequestError */
export function lineAsked(query: ReportQuery): string | undefined {
  const key = textIn(query, 'key');
  return key === undefined ? undefined : keyOfLine(key);
}

/** @throws ListRequestError for days by a word that there is not */
export function checkPeriod(period: string | undefined): void {
  if (period !== undefined && !isReportPeriod(period)) throw new ListRequestError('period', `has no ${period}`);
}

/** @throws ListRequestError for days that a report would show others in place of */
export function checkOwnDays(query: ReportQuery): void {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  if (from === undefined && to === undefined) return;
  if (from === undefined || to === undefined) throw new ListRequestError(from === undefined ? 'from' : 'to', 'is missing');
  requireInOrder(from, to);
}

/** @throws ListRequestError for a year that no dashboard is of */
export function checkYear(year: string | undefined, today: string): void {
  if (year !== undefined && !isYearOfView(year, today)) throw new ListRequestError('year', `must be a year from ${FIRST_YEAR} to this one`);
}

/** In words, why an address is refused; undefined where it is not. */
export function refusalOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof ListRequestError) return `${error.field} ${error.rule}`;
    throw error;
  }
}

function requireInOrder(from: string, to: string): void {
  if (from > to) throw new ListRequestError('to', 'ends before it begins');
}

function keyOfLine(key: string): string {
  return key === NONE ? '' : key;
}

function textIn(query: ReportQuery, field: string): string | undefined {
  const value = query[field];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new ListRequestError(field, 'can be given once');
  return value;
}

function dayIn(query: ReportQuery, field: string): string | undefined {
  const text = textIn(query, field);
  if (text === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? readDay(text) : undefined;
  if (day === undefined) throw new ListRequestError(field, 'must be a day that exists, YYYY-MM-DD');
  return day;
}

/** The first one unless it is said. */
function oneOf<Word extends string>(query: ReportQuery, field: string, words: readonly Word[]): Word {
  const said = textIn(query, field) ?? words[0];
  const word = words.find((candidate) => candidate === said);
  if (word === undefined) throw new ListRequestError(field, `takes ${words.join(', ')}`);
  return word;
}

function yearIn(query: ReportQuery, own: number): number | undefined {
  const text = textIn(query, 'against');
  if (text === undefined) return undefined;
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  if (!(year >= 1900 && year < own)) throw new ListRequestError('against', 'must be a year before the period');
  return year;
}
