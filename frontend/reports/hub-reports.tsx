import { GroupedBarChartIcon, PersonIcon, TimelineBarChartIcon, TimelineLineChartIcon, FlowsIcon, ThListIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { reportNamed, type ReportName } from '../../backend/reports/reports.rules.js';
import type { ReportAnswer } from '../../backend/reports/report.dto.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import { useAsOf } from '../kit/as-of/use-as-of.js';
import { lastKnownDay } from '../kit/as-of/last-known-day.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { monthName } from '../kit/format/month-names.js';
import { HubEntry } from './hub-entry.js';
import { HubMonths } from './hub-months.js';
import { reportDays, type ReportDays, type ReportPeriodWord } from '../../backend/reports/report-periods.rules.js';
import { useReport } from './table/use-report.js';
import { AgainstWords } from './year/against-words.js';
import { thenWords } from './year/tile-words.js';

export interface HubReportProps {
  readonly name: ReportName;
  readonly icon: ReactNode;
  readonly period: ReportPeriodWord;
  /** The figure; the next one where its reader may not see it. */
  readonly shown: readonly MeasureName[];
  /** Its months: of this report, or of one with the same permission. */
  readonly months: { readonly of: ReportName; readonly as?: 'bars' };
  /** What a count is called beside it. */
  readonly unit?: string;
  readonly note: (answer: ReportAnswer, measure: MeasureName) => ReactNode;
  /** What the link adds to its address, so that the figure stands on the screen that it opens. */
  readonly opens?: (days: ReportDays) => string;
}

/** A report of tours with its live figure. */
export function HubReport({ name, icon, period, shown, months, unit, note, opens = () => '' }: HubReportProps) {
  const { day: asOf } = useAsOf();
  const { title, path, question } = reportNamed(name)!;
  const days = reportDays(period, lastKnownDay(asOf));
  const { answer: read, isOld, problem } = useReport(name, new URLSearchParams({ ...days, against: String(Number(days.from.slice(0, 4)) - 1), ...(asOf && { asOf }) }).toString());
  const answer = isOld ? undefined : read;
  const measure = shown.find((one) => answer?.total[one] !== undefined) ?? shown[0]!;
  const glance = <HubMonths of={months.of} shown={shown} as={months.as ?? 'line'} asOf={asOf} />;
  return <HubEntry path={`${path}${opens(days)}`} name={title} question={question} icon={icon} glance={glance} figure={answer && Number(answer.total[measure])} format={(value) => inWords(measure, value)} unit={unit ?? (measures[measure].unit === 'count' ? measures[measure].label.toLowerCase() : undefined)} note={answer && note(answer, measure)} problem={problem} />;
}

function inWords(measure: MeasureName, value: number): string {
  const { unit } = measures[measure];
  return unit === 'count' ? formatCount(value) : unit === 'money' ? formatMoney(value) : `${value.toFixed(2)}%`;
}

const againstYear = ({ total, before, to }: ReportAnswer, measure: MeasureName) => {
  const against = Number(to.slice(0, 4)) - 1;
  return <AgainstWords now={Number(total[measure])} before={Number(before?.total[measure] ?? 0)} unit={measures[measure].unit} then={thenWords({ against, to })} tail={` on ${against}`} />;
};
const wasInMonth = ({ before, to }: ReportAnswer, measure: MeasureName) => `${monthName(to)}, was ${inWords(measure, Number(before?.total[measure] ?? 0))}`;
export const sinceLastMonth = 'last month to today';

const ofSales = { of: 'sales-dashboard' } as const;
const ofMarketing = { of: 'marketing-dashboard' } as const;
export const ofTours = { of: 'sales-by-source' } as const;

export const salesReports: readonly HubReportProps[] = [
  { name: 'sales-dashboard', icon: <TimelineBarChartIcon />, period: 'this-year', shown: ['salesVolume', 'sales'], months: ofSales, note: againstYear },
  { name: 'sales-volume-yoy', icon: <GroupedBarChartIcon />, period: 'last-month', shown: ['salesVolume', 'sales'], months: { ...ofSales, as: 'bars' }, note: wasInMonth, opens: ({ from }) => `?year=${from.slice(0, 4)}&by=month&measure=salesVolume&key=${from.slice(0, 7)}` },
  { name: 'sales-vpg-yoy', icon: <TimelineLineChartIcon />, period: 'this-year', shown: ['vpgEnded', 'ended'], months: ofSales, note: againstYear },
  { name: 'sales-rep-detail', icon: <PersonIcon />, period: 'last-month-to-today', shown: ['sales'], months: ofSales, note: () => sinceLastMonth },
];

export const marketingReports: readonly HubReportProps[] = [
  { name: 'marketing-dashboard', icon: <TimelineBarChartIcon />, period: 'this-year', shown: ['showRate'], months: ofMarketing, note: ({ total }) => `show rate, ${formatCount(total.tours ?? 0)} tours` },
  { name: 'marketing-source-detail', icon: <FlowsIcon />, period: 'last-month-to-today', shown: ['booked'], months: ofMarketing, note: () => sinceLastMonth },
];

export const sourceReport: HubReportProps = { name: 'sales-by-source', icon: <ThListIcon />, period: 'this-year', shown: ['netSales', 'sales'], months: ofTours, note: ({ to }) => `in ${to.slice(0, 4)}` };
