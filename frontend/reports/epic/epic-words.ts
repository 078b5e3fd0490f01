import type { SalesFigures } from '../../../backend/reports/epic/epic-dashboard.rules.js';
import { formatCount } from '../../kit/format/money.js';

/** "+464,500", "−780,000", "0". */
export function signed(points: number): string {
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${formatCount(Math.abs(points))}`;
}

/** "▼ 29.8 points, ": more is neither better nor worse; nothing where nothing was sold to compare with. */
export function pointsLess(now: SalesFigures, before: SalesFigures): string {
  const by = Number(now.financedShare) - Number(before.financedShare);
  if (before.sold === 0 || now.sold === 0) return '';
  return by === 0 ? 'as the year before, ' : `${by < 0 ? '▼' : '▲'} ${Math.abs(by).toFixed(1)} points, `;
}

/** A high bar's figure beside it: "99k", "850". */
export function shortMoney(amount: number): string {
  return amount >= 1000 ? `${Math.round(amount / 1000)}k` : String(Math.round(amount));
}

/** At the side of a chart of points: "9M", "450k". */
export function shortPoints(points: number): string {
  if (!Number.isInteger(points)) return '';
  if (Math.abs(points) >= 1_000_000) return `${Number((points / 1_000_000).toFixed(1))}M`;
  return Math.abs(points) >= 1000 ? `${Math.round(points / 1000)}k` : String(points);
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "Jul" of 2026-07. */
export function monthName(month: string): string {
  return names[Number(month.slice(5, 7)) - 1] ?? month;
}

/** The two highest, which carry their figure; the first of the same, and none of nothing. */
export function highestOf(amounts: readonly number[]): readonly number[] {
  const some = amounts.map((amount, place) => ({ amount, place })).filter(({ amount }) => amount > 0);
  return some.toSorted((one, other) => other.amount - one.amount).slice(0, 2).map(({ place }) => place);
}

/** Where a key leads among bars or points, from left to right; undefined for other keys. */
export function placeAfter(at: number | undefined, key: string, many: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return many - 1;
  if (key === 'ArrowRight') return at === undefined ? 0 : Math.min(many - 1, at + 1);
  if (key === 'ArrowLeft') return at === undefined ? many - 1 : Math.max(0, at - 1);
  return undefined;
}
