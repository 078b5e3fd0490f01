import type { ReportName } from '../../backend/reports/reports.rules.js';
import type { MeasureName } from '../../events/reports/measures.rules.js';
import { BarGlance } from '../kit/chart/bars/bar-glance.js';
import { Sparkline } from '../kit/chart/sparkline.js';
import { lastKnownDay } from '../kit/as-of/last-known-day.js';
import { useReport } from './table/use-report.js';
import { monthsOfYears } from './year/months-of-years.js';

interface HubMonthsProps {
  /** The report whose months it shows: those of one permission share one. */
  readonly of: ReportName;
  /** The first that its reader sees. */
  readonly shown: readonly MeasureName[];
  readonly as: 'line' | 'bars';
  /** A past day, its end; undefined is now. */
  readonly asOf: string | undefined;
}

/** A figure month by month, this year and the one before, small; nothing where the reader sees none of it. */
export function HubMonths({ of, shown, as, asOf }: HubMonthsProps) {
  const last = lastKnownDay(asOf);
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))];
  const { answer, isOld } = useReport(of, new URLSearchParams({ from: `${year - 1}-01-01`, to: last, by: 'month', ...(asOf && { asOf }) }).toString());
  const measure = shown.find((one) => answer?.total[one] !== undefined);
  if (!answer || isOld || measure === undefined) return null;
  const months = monthsOfYears(answer.lines, measure, { year, against: year - 1 });
  const values = months.slice(0, month).map(({ amount }) => Number(amount));
  const before = months.map((one) => Number(one.before));
  const label = `Month by month, ${year} and ${year - 1}`;
  return as === 'bars' ? <BarGlance values={values} before={before} label={label} /> : <Sparkline values={values} before={before} label={label} />;
}
