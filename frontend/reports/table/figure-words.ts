import type { SeenFigures } from '../../../backend/reports/report.dto.js';
import type { Measure, MeasureName } from '../../../events/reports/measures.rules.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';

/** A figure as people read it; nothing where it is hidden. */
export function figureIn(figures: SeenFigures | undefined, name: MeasureName, { unit }: Pick<Measure, 'unit'>): string {
  const value = figures?.[name];
  if (value === undefined) return unit === 'count' ? '0' : '0.00';
  return unit === 'count' ? formatCount(value) : formatMoney(value);
}

export function isZero(figures: SeenFigures, name: MeasureName): boolean {
  return Number(figures[name] ?? 0) === 0;
}
