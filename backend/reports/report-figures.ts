import { measures, type Measured, type MeasureName } from '../../events/reports/measures.rules.js';
import { neededForContracts } from './report-permissions.rules.js';
import type { SalesLens } from '../../events/reports/sales-lens.rules.js';
import type { ReportAnswer, SeenFigures } from './report.dto.js';

export function figuresSeen(figures: Measured, columns: readonly MeasureName[]): SeenFigures {
  return Object.fromEntries(columns.map((name) => [name, figures[name]])) as SeenFigures;
}

/** Which columns are left out, and what it takes to see them. */
export function hiddenOf(all: readonly MeasureName[], seen: readonly MeasureName[], lens: SalesLens): Pick<ReportAnswer, 'hidden'> {
  const labels = all.filter((name) => !seen.includes(name)).map((name) => measures[name].label);
  return labels.length === 0 ? {} : { hidden: { labels, permissions: neededForContracts(lens).map((anyOf) => anyOf[0]!) } };
}
