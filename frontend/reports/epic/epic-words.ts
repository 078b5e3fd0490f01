import { Decimal } from 'decimal.js';
import type { SalesFigures } from '../../../backend/reports/epic/epic-dashboard.rules.js';
import { formatCount } from '../../kit/format/money.js';

/** "+464,500", "−780,000", "0". */
export function signed(points: number): string {
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${formatCount(Math.abs(points))}`;
}

/** "▼ 29.8 points, ": more is neither better nor worse; nothing where nothing was sold to compare with. */
export function pointsLess(now: SalesFigures, before: SalesFigures): string {
  const by = new Decimal(now.financedShare).minus(before.financedShare).toDecimalPlaces(1);
  if (before.sold === 0 || now.sold === 0) return '';
  return by.isZero() ? 'as the year before, ' : `${by.isNegative() ? '▼' : '▲'} ${by.abs().toFixed(1)} points, `;
}

/** A percent with one place, halves up: "34.0". */
export function shareWords(percent: number): string {
  return new Decimal(percent).toFixed(1, Decimal.ROUND_HALF_UP);
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
