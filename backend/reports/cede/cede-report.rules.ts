import { allBuckets, besideBuckets, cedeBuckets, type CedeBucket } from '../../../events/reports/cede.rules.js';
import { addMonths } from '../../platform/calendar/day.rules.js';
import { screenOf } from '../../platform/screens/screens.rules.js';

export const { title: cedeTitle, path: cedePath } = screenOf('/admin/reports-epic-membership-points');
export const cedeQuestion = 'How many points must we cede?';

export const cedeMeasures = [
  { name: 'members', label: 'Member Count', unit: 'count' },
  { name: 'points', label: 'Points', unit: 'count' },
] as const;

export interface CedeFigures {
  readonly members: number;
  readonly points: number;
}

export interface CedeLine extends CedeFigures {
  readonly label: string;
  /** Of the line in `rows?key=`. */
  readonly key: CedeBucket;
}

/** The members that were enrolled in a month, by status. */
export interface CedeMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly counts: Readonly<Partial<Record<CedeBucket, number>>>;
  readonly total: number;
}

/** The two tables of the report. */
export interface CedeTables {
  /** Every status of the requirement, those of nobody too. */
  readonly lines: readonly CedeLine[];
  readonly total: CedeFigures;
  /** Members whose points are not to be ceded; those of nobody left out. */
  readonly beside: readonly CedeLine[];
  readonly months: readonly CedeMonth[];
  /** The last month in which somebody was enrolled, where these months have nobody. */
  readonly lastMonth?: string;
}

/** Members of a month and status. */
export interface CededSum extends CedeFigures {
  /** First day of the month. */
  readonly month: string;
  readonly bucket: CedeBucket;
}

/** A year and the month before it, as the old report had them. @param day the last day that is known */
export function cedeMonths(day: string): { readonly from: string; readonly to: string } {
  const to = `${day.slice(0, 7)}-01`;
  return { from: addMonths(to, -12), to };
}

/** The two tables of the report (document 3, 2.8). @param from first days of the first and the last month */
export function cedeReport(sums: readonly CededSum[], { from, to }: { readonly from: string; readonly to: string }): CedeTables {
  const lines = cedeBuckets.map((bucket) => lineOf(bucket, sums));
  const months = monthsBetween(from, to).map((month) => monthOf(month, sums));
  const last = sums.filter(({ members }) => members > 0).map(({ month }) => month.slice(0, 7)).toSorted().at(-1);
  return {
    lines,
    total: sumOf(lines),
    beside: besideBuckets.map((bucket) => lineOf(bucket, sums)).filter(({ members }) => members > 0),
    months,
    ...(last !== undefined && months.every(({ total }) => total === 0) && { lastMonth: last }),
  };
}

export function sumOf(figures: readonly CedeFigures[]): CedeFigures {
  return figures.reduce<CedeFigures>((sum, { members, points }) => ({ members: sum.members + members, points: sum.points + points }), { members: 0, points: 0 });
}

function lineOf(bucket: CedeBucket, sums: readonly CededSum[]): CedeLine {
  return { label: bucket, key: bucket, ...sumOf(sums.filter((sum) => sum.bucket === bucket)) };
}

function monthOf(month: string, sums: readonly CededSum[]): CedeMonth {
  const own = sums.filter((sum) => sum.month.startsWith(month));
  const counts = allBuckets.flatMap((bucket) => {
    const { members } = sumOf(own.filter((sum) => sum.bucket === bucket));
    return members === 0 ? [] : [[bucket, members] as const];
  });
  return { month, counts: Object.fromEntries(counts), total: sumOf(own).members };
}

function monthsBetween(from: string, to: string): readonly string[] {
  const months: string[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month.slice(0, 7));
  return months;
}
