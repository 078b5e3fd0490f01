import type { ReportLines } from '../../events/reports/report-keys.rules.js';
import { SqlParameters, type SqlStatement } from '../engine/write/sql-parameters.js';
import type { Dimension } from './counted-tours.read-model.js';
import { recordedThrough } from './recorded-through.js';
import { daysAround, wholeMonths } from './whole-months.rules.js';

/** Sums of what tours counted for. */

/** Which tours are counted, and as they were known when. Days are YYYY-MM-DD, both inclusive. */
export interface CountedPart {
  readonly from: string;
  readonly to: string;
  /** A past day, its end; undefined is now. */
  readonly asOf?: string | undefined;
  /** Names of lenses: of the tours and of the sales. */
  readonly lenses: readonly string[];
  readonly sourceKey?: string | undefined;
  readonly repKey?: string | undefined;
  /** Of the reps who are in the team now. */
  readonly teamKey?: string | undefined;
}

const keys: Readonly<Record<ReportLines, string>> = { source: 'name', rep: 'name', month: `to_char(of, 'YYYY-MM')` };

const MEASURES = ['booked', 'noShowCanceled', 'notQualified', 'ended', 'sales', 'rescinded'];
const VOLUMES = ['salesVolume', 'endedVolume', 'rescindedVolume'];
const LISTED = [...MEASURES, ...VOLUMES].map((column) => `"${column}"`).join(', ');
const SUMMED = [...MEASURES.map((column) => `coalesce(sum("${column}"), 0)::int AS "${column}"`), ...VOLUMES.map((column) => `coalesce(sum("${column}"), 0)::numeric(18, 2) AS "${column}"`)].join(', ');

/** Line by line, those of nothing left out, with the name that is known last (`decisions.md I26`). */
export function lineSums(lines: ReportLines, part: CountedPart): SqlStatement {
  const { text, values } = counted(lines, part);
  const key = keys[lines];
  return {
    text: `SELECT sums.*, ${labels[lines]} AS label FROM (SELECT ${key} AS key, ${SUMMED} FROM (${text}) AS counted GROUP BY 1 HAVING ${ANYTHING}) AS sums`,
    values,
  };
}

/** The same month by month, by key alone. */
export function monthSums(lines: ReportLines, part: CountedPart): SqlStatement {
  const { text, values } = counted(lines, part);
  return { text: `SELECT ${keys[lines]} AS key, ${keys.month} AS month, ${SUMMED} FROM (${text}) AS counted GROUP BY 1, 2 HAVING ${ANYTHING}`, values };
}

const ANYTHING = [...MEASURES, ...VOLUMES].map((column) => `sum("${column}") <> 0`).join(' OR ');

const labels: Readonly<Record<ReportLines, string>> = {
  source: `coalesce((SELECT trim(tour."marketingSource") FROM "counted_tours" AS tour WHERE sums.key <> '' AND tour."sourceKey" = sums.key ORDER BY "tourId" DESC LIMIT 1), '')`,
  rep: `coalesce(
    (SELECT trim(person."firstName" || ' ' || person."lastName") FROM "employee_list" AS person WHERE person."employeeId" = nullif(substring(sums.key FROM '^#([0-9]{1,9})$'), '')::int),
    (SELECT trim(tour."assignedEmployeeFirstName" || ' ' || tour."assignedEmployeeLastName") FROM "counted_tours" AS tour WHERE sums.key <> '' AND tour."repKey" = sums.key ORDER BY "tourId" DESC LIMIT 1), '')`,
  month: 'sums.key',
};

export interface NameOfKey {
  readonly kind: 'rep' | 'source' | 'team';
  readonly key: string;
  readonly name: string | null;
}

/** What reps and sources are called, as their lines are, and teams. */
export function namesOfKeys({ reps, sources, teams }: { readonly reps: readonly string[]; readonly sources: readonly string[]; readonly teams: readonly string[] }): SqlStatement {
  const named = (kind: NameOfKey['kind'], label: string, keys: string) => `SELECT '${kind}' AS kind, sums.key, ${label} AS name FROM unnest(${keys}::text[]) AS sums(key)`;
  const team = `(SELECT max("team") FROM "employee_list" WHERE lower("team") = sums.key)`;
  return { text: [named('rep', labels.rep, '$1'), named('source', labels.source, '$2'), named('team', team, '$3')].join(' UNION ALL '), values: [reps, sources, teams] };
}

/** How many of these employees are sales reps now. */
export function salesRepsAmong(employeeIds: readonly number[]): SqlStatement {
  return { text: `SELECT count(*)::int AS count FROM "employee_list" WHERE "employeeId" = ANY($1::int[]) AND "isSalesRep" = 'Yes'`, values: [employeeIds] };
}

/** Rows to be summed, with the day or the month that they are of. */
function counted(lines: ReportLines, part: CountedPart): SqlStatement {
  const dimension = dimensionOf(lines, part);
  return dimension === undefined ? tourByTour(lines, part) : byRunningTotals(dimension, part);
}

/** Whose running totals answer; undefined where a report asks for both at once. */
function dimensionOf(lines: ReportLines, { sourceKey, repKey, teamKey }: CountedPart): Dimension | undefined {
  const asked = new Set<Dimension>([...(lines === 'month' ? [] : [lines]), ...(sourceKey === undefined ? [] : ['source' as const]), ...(repKey === undefined && teamKey === undefined ? [] : ['rep' as const])]);
  return asked.size > 1 ? undefined : ([...asked][0] ?? 'source');
}

const MONTHS_RECORDED = { inMonths: 'counted_tour_months_told_in_months', inDays: 'counted_tour_months_told_in_days' };

/** Whole months by the month, the days around them by the day; of a past day what was recorded by its end. A part that has none is left out: Postgres would start a parallel worker for it. */
function byRunningTotals(dimension: Dimension, { from, to, asOf, lenses, sourceKey, repKey, teamKey }: CountedPart): SqlStatement {
  const parameters = new SqlParameters();
  const [lens, key, team] = [parameters.add(lenses), parameters.add((dimension === 'source' ? sourceKey : repKey) ?? null), parameters.add(teamKey ?? null)];
  const until = asOf === undefined ? undefined : parameters.add(asOf);
  const chosen = (name: string) => `lens = ANY(${lens}) AND (${key}::text IS NULL OR ${name} = ${key}) AND ${inTeam(name, team)}`;
  const between = (column: string, first: string, last: string) => `${column} BETWEEN ${parameters.add(first)} AND ${parameters.add(last)}`;

  const parts: string[] = [];
  const months = wholeMonths(from, to);
  if (months) {
    const asked = `${chosen('name')} AND dimension = ${parameters.add(dimension)} AND ${between('month', months.first, months.last)}`;
    const ofMonths = (table: string) => `SELECT name, month AS of, ${LISTED} FROM "${table}" WHERE ${asked}`;
    parts.push(until === undefined ? ofMonths('counted_tour_months') : recordedThrough(MONTHS_RECORDED, ofMonths, until));
  }
  for (const days of daysAround({ from, to })) {
    const [name, rest] = until === undefined ? ['name', `"counted_tour_days" WHERE dimension = ${parameters.add(dimension)}`] : [columns[dimension], `"counted_tour_standings" WHERE day <= ${until}::date`];
    parts.push(`SELECT ${name} AS name, "tourDate" AS of, ${LISTED} FROM ${rest} AND ${chosen(name)} AND ${between('"tourDate"', days.from, days.to)}`);
  }
  return { text: parts.join(' UNION ALL '), values: parameters.values };
}

const columns: Readonly<Record<Dimension, string>> = { source: '"sourceKey"', rep: '"repKey"' };

/** Whether a rep is in the team of the parameter now: a team is as it is when the report is asked, like the names. */
function inTeam(rep: string, team: string): string {
  return `(${team}::text IS NULL OR ${rep} = ANY(ARRAY(SELECT '#' || person."employeeId" FROM "employee_list" AS person WHERE lower(person."team") = ${team})))`;
}

/** Teams by key, with their names. */
export const salesTeams: SqlStatement = { text: `SELECT lower("team") AS key, max("team") AS label FROM "employee_list" WHERE "team" <> '' GROUP BY 1 ORDER BY 1`, values: [] };

/** Tours of one source by rep, or of some reps by source: few enough to be summed one by one. */
function tourByTour(lines: ReportLines, part: CountedPart): SqlStatement {
  return {
    text: `SELECT ${lines === 'rep' ? columns.rep : columns.source} AS name, "tourDate" AS of, ${LISTED} FROM "counted_tour_standings"
      WHERE ${OF_PART}`,
    values: tourValues(part),
  };
}

/** Tours of a sum, without those of some sources where a figure is of all others. */
export interface TourPart extends CountedPart {
  readonly exceptSources?: readonly string[] | undefined;
}

/** The tours behind a sum, newest first: what each counted for then, with the names of now. @param adds SQL of `MEASURE_SQL`: only tours that count for it */
export function toursBehind(part: TourPart, adds: string | undefined, limit: number): SqlStatement {
  return {
    text: `SELECT behind.*, tour."leadName", tour."salesRep", tour."marketingSource", tour."tourStatus", tour."tourResult", tour."scheduledStartTime", own.contracts
      FROM (${tourSums(adds)} ORDER BY "tourDate" DESC, "tourId" DESC LIMIT $9) AS behind
      LEFT JOIN "tour_list" AS tour USING ("tourId") LEFT JOIN "counted_tours" AS own ON own.key = 'tour ' || behind."tourId"
      ORDER BY behind."tourDate" DESC, behind."tourId" DESC`,
    values: [...tourValues(part), limit],
  };
}

/** What all tours behind a sum come to, and how many they are, however many are shown. */
export function sumBehind(part: TourPart, adds: string | undefined): SqlStatement {
  return { text: `SELECT count(*)::int AS count, ${SUMMED} FROM (${tourSums(adds)}) AS behind`, values: tourValues(part) };
}

function tourSums(adds: string | undefined): string {
  return `SELECT "tourId", "tourDate", ${SUMMED} FROM "counted_tour_standings"
    WHERE ${OF_PART}
    GROUP BY "tourId", "tourDate" HAVING ${adds ?? ANYTHING}`;
}

const OF_PART = `lens = ANY($1) AND ($2::text IS NULL OR "sourceKey" = $2) AND ($3::text IS NULL OR "repKey" = $3) AND "tourDate" BETWEEN $4 AND $5 AND ($6::date IS NULL OR day <= $6) AND ${inTeam('"repKey"', '$7')} AND "sourceKey" <> ALL($8::text[])`;

/** For `OF_PART`. */
function tourValues({ lenses, sourceKey, repKey, teamKey, from, to, asOf, exceptSources }: TourPart): readonly unknown[] {
  return [lenses, sourceKey ?? null, repKey ?? null, from, to, asOf ?? null, teamKey ?? null, exceptSources ?? []];
}

/** The last day before which something was booked: what an empty period can offer instead. */
export function lastTourDay({ lenses, sourceKey, repKey, teamKey, asOf }: CountedPart, today: string): SqlStatement {
  return {
    text: `SELECT max("tourDate") AS day FROM (SELECT "tourDate" FROM "counted_tour_standings"
      WHERE lens = ANY($1) AND ($2::text IS NULL OR "sourceKey" = $2) AND ($3::text IS NULL OR "repKey" = $3) AND ($4::date IS NULL OR day <= $4) AND "tourDate" <= $5 AND ${inTeam('"repKey"', '$6')}
      GROUP BY "tourDate" HAVING sum(booked) > 0 ORDER BY "tourDate" DESC LIMIT 1) AS days`,
    values: [lenses, sourceKey ?? null, repKey ?? null, asOf ?? null, today, teamKey ?? null],
  };
}
