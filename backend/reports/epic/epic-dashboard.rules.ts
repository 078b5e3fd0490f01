import { Decimal } from 'decimal.js';
import { NONE } from '../../../events/reports/report-keys.rules.js';
import type { PointsMove } from '../../../events/reports/epic.rules.js';
import { screenOf } from '../../platform/screens/screens.rules.js';

export const { title: epicDashboardTitle, path: epicDashboardPath } = screenOf('/admin/reports-epic-dashboard');

/** Dollars with 2 places. */
export interface SalesFigures {
  readonly sold: number;
  readonly volume: string;
  readonly paidInFull: string;
  readonly financed: string;
  /** Percent with 2 places. */
  readonly financedShare: string;
}

export interface SalesMonth extends Omit<SalesFigures, 'financedShare'> {
  /** YYYY-MM. */
  readonly month: string;
  /** Of the same month of the year before, whole. */
  readonly before: string;
}

export interface PointsFigures extends Readonly<Record<PointsMove, number>> {
  /** At the end of the year before. */
  readonly opening: number;
  readonly closing: number;
  /** From December of the year before through the month of the day: what the pool held at its end. */
  readonly months: readonly { readonly month: string; readonly balance: number }[];
}

export interface MembersSlice {
  readonly name: string;
  readonly count: number;
}

export interface MembersFigures {
  readonly total: number;
  /** In the order of the products. */
  readonly tiers: readonly MembersSlice[];
  readonly statuses: readonly MembersSlice[];
}

/** What was sold of a month and a payment. */
export interface MonthSum {
  readonly month: string;
  readonly payment: string;
  readonly sold: number;
  readonly volume: string;
}

/** What moved the points in a month; of all months before the year, ''. */
export interface PointsSum {
  readonly month: string;
  readonly move: PointsMove;
  readonly points: number | string;
}

export function salesOf(sums: readonly MonthSum[]): SalesFigures {
  const [paidInFull, financed] = (['paidInFull', 'financed'] as const).map((payment) => Decimal.sum(0, ...sums.filter((sum) => sum.payment === payment).map(({ volume: part }) => part)));
  const volume = paidInFull!.plus(financed!);
  return {
    sold: sums.reduce((count, { sold }) => count + sold, 0),
    volume: volume.toFixed(2),
    paidInFull: paidInFull!.toFixed(2),
    financed: financed!.toFixed(2),
    // Nothing of nothing is 0.00 (`decisions.md I8`).
    financedShare: volume.isZero() ? '0.00' : financed!.times(100).div(volume).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2),
  };
}

/** All twelve, each beside the same month of the year before. */
export function salesMonths(year: number, now: readonly MonthSum[], before: readonly MonthSum[]): readonly SalesMonth[] {
  return monthNumbers.map((number) => {
    const month = `${year}-${number}`;
    const { financedShare: _, ...figures } = salesOf(now.filter((sum) => sum.month === month));
    return { month, ...figures, before: salesOf(before.filter((sum) => sum.month === `${year - 1}-${number}`)).volume };
  });
}

/** @param to the last day that is counted */
export function pointsOf(sums: readonly PointsSum[], year: number, to: string): PointsFigures {
  const total = (those: readonly PointsSum[]) => those.reduce((sum, { points }) => sum + Number(points), 0);
  const ofYear = sums.filter(({ month }) => month !== '');
  const moved = (move: PointsMove) => total(ofYear.filter((sum) => sum.move === move));
  const opening = total(sums.filter(({ month }) => month === ''));
  const months = monthNumbers.map((number) => `${year}-${number}`).filter((month) => month <= to.slice(0, 7));
  return {
    opening,
    closing: total(sums),
    ceded: moved('ceded'),
    closedAndBought: moved('closedAndBought'),
    other: moved('other'),
    months: [{ month: `${year - 1}-12`, balance: opening }, ...months.map((month) => ({ month, balance: opening + total(ofYear.filter((sum) => sum.month <= month)) }))],
  };
}

/** @param order the tiers in the order of the products; others follow by name */
export function membersOf(sums: readonly { readonly tier: string; readonly status: string; readonly members: number }[], order: readonly string[]): MembersFigures {
  const place = (tier: string) => (order.includes(tier) ? order.indexOf(tier) : order.length);
  const tiers = slicesOf(sums.map(({ tier, members }) => [tier, members] as const));
  return {
    total: sums.reduce((sum, { members }) => sum + members, 0),
    tiers: tiers.toSorted((one, other) => place(one.name) - place(other.name) || one.name.localeCompare(other.name, 'en-US')),
    statuses: slicesOf(sums.map(({ status, members }) => [status, members] as const)).toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en-US')),
  };
}

function slicesOf(counted: readonly (readonly [string, number])[]): readonly MembersSlice[] {
  const counts = new Map<string, number>();
  for (const [name, count] of counted) counts.set(name || NONE, (counts.get(name || NONE) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}

const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
