import { reportNamed, type ReportName } from '../../backend/reports/reports.rules.js';
import type { ReportAnswer } from '../../backend/reports/report.dto.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import { useAsOf } from '../kit/as-of/use-as-of.js';
import { today } from '../kit/format/dates.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { HubEntry } from './hub-entry.js';
import { reportDays, type ReportDays, type ReportPeriodWord } from '../../backend/reports/report-periods.rules.js';
import { useReport } from './table/use-report.js';

export interface HubReportProps {
  readonly name: ReportName;
  readonly period: ReportPeriodWord;
  /** The figure; the next one where its reader may not see it. */
  readonly shown: readonly MeasureName[];
  readonly note: (answer: ReportAnswer) => string;
  /** What the link adds to its address, so that the figure stands on the screen that it opens. */
  readonly opens?: (days: ReportDays) => string;
}

/** A report of tours with its live figure. */
export function HubReport({ name, period, shown, note, opens = () => '' }: HubReportProps) {
  const { day: asOf } = useAsOf();
  const { title, path, question } = reportNamed(name)!;
  const days = reportDays(period, asOf ?? today());
  const { answer: read, isOld, problem } = useReport(name, new URLSearchParams({ ...days, ...(asOf && { asOf }) }).toString());
  const answer = isOld ? undefined : read;
  const measure = shown.find((one) => answer?.total[one] !== undefined) ?? shown[0]!;
  const figure = answer && Number(answer.total[measure]);
  const { unit, label } = measures[measure];
  const format = (value: number) => (unit === 'count' ? formatCount(value) : unit === 'money' ? formatMoney(value) : `${value.toFixed(2)}%`);
  return <HubEntry path={`${path}${opens(days)}`} name={title} question={question} figure={figure} format={format} note={answer ? `${label}, ${note(answer)}` : ''} problem={problem} />;
}

const inYear = ({ to }: ReportAnswer) => to.slice(0, 4);
export const sinceLastMonth = () => 'last month to today';

export const salesReports: readonly HubReportProps[] = [
  { name: 'sales-dashboard', period: 'this-year', shown: ['salesVolume', 'sales'], note: inYear },
  { name: 'sales-volume-yoy', period: 'last-month', shown: ['salesVolume', 'sales'], note: ({ to }) => `${to.slice(5, 7)}/${to.slice(0, 4)}`, opens: ({ from }) => `?year=${from.slice(0, 4)}&by=month&measure=salesVolume&key=${from.slice(0, 7)}` },
  { name: 'sales-vpg-yoy', period: 'this-year', shown: ['vpgEnded', 'ended'], note: inYear },
  { name: 'sales-rep-detail', period: 'last-month-to-today', shown: ['sales'], note: sinceLastMonth },
];

export const marketingReports: readonly HubReportProps[] = [
  { name: 'marketing-dashboard', period: 'this-year', shown: ['showRate'], note: ({ total }) => `${formatCount(total.tours ?? 0)} tours` },
  { name: 'marketing-source-detail', period: 'last-month-to-today', shown: ['booked'], note: sinceLastMonth },
];

export const sourceReport: HubReportProps = { name: 'sales-by-source', period: 'this-year', shown: ['netSales', 'sales'], note: inYear };
