import { isMonth, readDay } from '../../../../backend/platform/calendar/day.rules.js';
import { allBuckets, type CedeBucket } from '../../../../events/reports/cede.rules.js';

/** What the report is of, as its address says it. */
export interface CedeView {
  /** A day of the last month that is shown; undefined for the newest. */
  readonly to: string | undefined;
  /** A figure whose members are shown: a line by its key, a month, or both; neither is the total. */
  readonly behind: { readonly key: CedeBucket | undefined; readonly month: string | undefined } | undefined;
}

/** @param today the last day that is known */
export function readCedeView(params: URLSearchParams, today: string): CedeView {
  const to = readDay(params.get('to') ?? '');
  const key = allBuckets.find((bucket) => bucket === params.get('key'));
  const month = params.get('month') ?? '';
  const isMonths = month === 'all' || isMonth(month);
  const isOpen = key !== undefined || isMonths || params.get('behind') === 'total';
  return { to: to !== undefined && to.slice(0, 7) < today.slice(0, 7) ? to : undefined, behind: isOpen ? { key, month: isMonths ? month : undefined } : undefined };
}

export function cedeQuery({ to }: Pick<CedeView, 'to'>, asOf: string | undefined): URLSearchParams {
  return new URLSearchParams({ ...(to && { to }), ...(asOf && { asOf }) });
}
