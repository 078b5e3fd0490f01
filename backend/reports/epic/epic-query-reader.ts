import { ListRequestError } from '../../../projections/lists/list-request.js';
import { reportAsked, type ReportQuery } from '../report-query-reader.js';
import { isYearOfView } from '../year-view.rules.js';
import { contractFigures, isMonthOf, readEpicView, type ContractFigure } from './epic-view.rules.js';

/** What the dashboard is asked for. */
export interface EpicAsked {
  readonly year: number;
  /** Through this day of the year. */
  readonly to: string;
  readonly asOf: string;
  readonly live: boolean;
}

/** The year of the day unless another is asked for. @throws ListRequestError that names the field */
export function epicAsked({ year, asOf: day }: ReportQuery, today: string): EpicAsked {
  const { asOf, live } = reportAsked({ asOf: day }, today);
  if (year !== undefined && (typeof year !== 'string' || !isYearOfView(year, asOf))) throw new ListRequestError('year', 'must be a year through that of the day');
  return { ...readEpicView(new URLSearchParams(year === undefined ? {} : { year }), asOf), asOf, live };
}

/** @throws ListRequestError */
export function figureAsked({ figure }: ReportQuery): ContractFigure {
  const found = contractFigures.find((one) => one === (figure ?? 'sold'));
  if (!found) throw new ListRequestError('figure', `takes ${contractFigures.join(', ')}`);
  return found;
}

/** @throws ListRequestError */
export function monthAsked({ month }: ReportQuery, { year }: Pick<EpicAsked, 'year'>): string | undefined {
  if (month === undefined || month === '') return undefined;
  if (typeof month !== 'string' || !isMonthOf(month, year)) throw new ListRequestError('month', 'must be a month of the year or of the one before, YYYY-MM');
  return month;
}

/** @throws ListRequestError */
export function sliceAsked({ by, name }: ReportQuery): { readonly by: 'tier' | 'status'; readonly name: string } {
  if (by !== 'tier' && by !== 'status') throw new ListRequestError('by', 'takes tier, status');
  if (typeof name !== 'string' || name === '') throw new ListRequestError('name', 'must be a tier or a status');
  return { by, name };
}
