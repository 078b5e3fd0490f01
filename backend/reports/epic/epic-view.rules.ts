import { isMonth } from '../../platform/calendar/day.rules.js';
import { monthOf } from '../report-periods.rules.js';
import { readYear } from '../year-view.rules.js';

/** The figures of sales that contracts stand behind. */
export const contractFigures = ['sold', 'paidInFull', 'financed', 'overLimit'] as const;
export type ContractFigure = (typeof contractFigures)[number];

/** What is shown behind a figure: contracts, of a month or of the year; or the members of a slice. */
export type EpicBehind = { readonly figure: ContractFigure; readonly month: string | undefined } | { readonly by: 'tier' | 'status'; readonly name: string };

/** What the dashboard is of, as its address says it. */
export interface EpicView {
  readonly year: number;
  /** Through this day: today, the past day that is looked at, or the last of a year that is over. */
  readonly to: string;
  readonly behind: EpicBehind | undefined;
}

/** @param today the last day that is known */
export function readEpicView(params: URLSearchParams, today: string): EpicView {
  const { year, to } = readYear(params, today);
  return { year, to, behind: readBehind(params, year) };
}

/** Of `GET /api/Reports/epic-dashboard`. */
export function epicQuery({ year }: Pick<EpicView, 'year'>, asOf: string | undefined): URLSearchParams {
  return new URLSearchParams({ year: String(year), ...(asOf && { asOf }) });
}

/** The same with what is open: in the address of the screen and in the calls for what is behind a figure. */
export function behindParams(behind: EpicBehind): Readonly<Record<string, string>> {
  return 'figure' in behind ? { figure: behind.figure, ...(behind.month && { month: behind.month }) } : { by: behind.by, name: behind.name };
}

export function sameBehind(one: EpicBehind | undefined, other: EpicBehind): boolean {
  return one !== undefined && JSON.stringify(behindParams(one)) === JSON.stringify(behindParams(other));
}

/** The days whose contracts stand behind a month of either year: none of a month to come. */
export function daysOfMonth(month: string, { to }: Pick<EpicView, 'to'>): { readonly from: string; readonly to: string } {
  const { from, to: last } = monthOf(month);
  return { from, to: last > to ? to : last };
}

function readBehind(params: URLSearchParams, year: number): EpicBehind | undefined {
  const figure = contractFigures.find((one) => one === params.get('figure'));
  const month = params.get('month') ?? '';
  if (figure) return { figure, month: figure !== 'overLimit' && isMonthOf(month, year) ? month : undefined };
  const [by, name] = [params.get('by'), params.get('name')];
  return (by === 'tier' || by === 'status') && name ? { by, name } : undefined;
}

/** Of the year, or of the one beside it. */
export function isMonthOf(month: string, year: number): boolean {
  return isMonth(month) && [year, year - 1].includes(Number(month.slice(0, 4)));
}
