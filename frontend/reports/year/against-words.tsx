import { Decimal } from 'decimal.js';
import type { Measure } from '../../../events/reports/measures.rules.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';

interface AgainstWordsProps {
  readonly now: number;
  readonly before: number;
  readonly unit: Measure['unit'];
  /** "2025 to 11/23". */
  readonly then: string;
  /** What follows the difference; else what it is compared with. */
  readonly tail?: string;
  /** Nothing at all happened then: a percent has no difference to it. */
  readonly isNothingThen?: boolean;
}

/** More tells nobody anything: the figure of then does. */
const MOST_PERCENT = 999;

/** How a figure stands against the year before: a percent in points, all else in percent of what it was. */
export function AgainstWords({ now, before, unit, then, tail = ` on ${then}`, isNothingThen = false }: AgainstWordsProps) {
  if (unit !== 'percent' && before === 0) return now === 0 ? `nothing in ${then} either` : `nothing in ${then}`;
  if (isNothingThen) return `nothing in ${then}`;
  const by = new Decimal(unit === 'percent' ? now - before : ((now - before) / before) * 100).toDecimalPlaces(unit === 'percent' ? 2 : 1);
  if (by.isZero()) return `as much${tail}`;
  if (unit !== 'percent' && by.gt(MOST_PERCENT)) return `${unit === 'count' ? formatCount(before) : formatMoney(before)} in ${then}`;
  const less = by.isNegative();
  const words = unit === 'percent' ? by.abs().toFixed(2) : `${formatCount(by.abs().toFixed(1))}%`;
  return (
    <>
      <span className={less ? 'down' : 'up'}>
        <span aria-hidden>{less ? '▼' : '▲'}</span> {less && <span className="visually-hidden">less by </span>}
        {words}
      </span>
      {unit === 'percent' && ' points'}
      {tail}
    </>
  );
}
