import { capitalised } from '../../events/kernel/capitalised.rules.js';
import { NONE } from '../../events/reports/report-keys.rules.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import { asOfFact, atOnce, type ExportColumn, type ExportedRows, type ExportFact } from '../platform/exports/exported-rows.js';
import type { ReportAsked } from './report-query-reader.js';
import type { ReportAnswer, ReportRowsAnswer } from './report.dto.js';
import { lineNouns, type ReportRule } from './reports.rules.js';
import { dayInWords } from '../platform/calendar/day.rules.js';

const figure = (field: MeasureName): ExportColumn => ({ field, label: measures[field].label, kind: measures[field].unit === 'money' ? 'money' : 'number' });

/** The report as it is on the screen, its total last where there is one. */
export function reportFile({ name, title, lines }: ReportRule, answer: ReportAnswer): ExportedRows {
  const { one } = lineNouns[lines];
  const head = capitalised(one);
  return {
    name,
    title,
    columns: [{ field: 'label', label: head, kind: 'text' }, ...answer.measures.map(({ name: measure }) => figure(measure))],
    chunks: atOnce([...answer.lines, ...(addsUp(lines, answer) ? [{ label: 'Total', isTotal: true, ...answer.total }] : [])]),
    facts: [['Tours', `${dayInWords(answer.from)} to ${dayInWords(answer.to)}`], ...ofWhom(answer), ...factsOf(answer)],
  };
}

/** Months of two years stand side by side to be compared: their sum is of nothing. */
export function addsUp(lines: ReportRule['lines'], { from, to }: Pick<ReportAnswer, 'from' | 'to'>): boolean {
  return lines !== 'month' || from.slice(0, 4) === to.slice(0, 4);
}

function ofWhom({ of }: ReportAnswer): readonly ExportFact[] {
  return [...(of?.rep ? [['Sales rep', of.rep] as const] : []), ...(of?.source ? [['Marketing source', of.source] as const] : []), ...(of?.team ? [['Sales team', of.team] as const] : [])];
}

/** The tours behind a figure. */
export function toursFile(asked: ReportAsked, { rows, total }: ReportRowsAnswer, line: string | undefined, measure: MeasureName | undefined): ExportedRows {
  const figures = Object.keys(total).filter((name): name is MeasureName => PER_TOUR.includes(name));
  return {
    name: 'tours-behind',
    title: 'Tours behind a figure',
    columns: [
      { field: 'tourId', label: 'Tour ID', kind: 'number', reference: true },
      { field: 'tourDate', label: 'Date', kind: 'date' },
      { field: 'leadName', label: 'Lead Name', kind: 'text' },
      { field: 'marketingSource', label: 'Marketing Source', kind: 'text' },
      { field: 'salesRep', label: 'Sales Rep', kind: 'text' },
      { field: 'tourStatus', label: 'Status', kind: 'text' },
      { field: 'tourResult', label: 'Result', kind: 'text' },
      ...figures.map((name): ExportColumn => ({ ...figure(name), sum: true })),
    ],
    chunks: atOnce(rows),
    facts: [['Tours', `${dayInWords(asked.from)} to ${dayInWords(asked.to)}`], ['Line', line === undefined ? 'Total' : line || NONE], ...(asked.repKey === undefined ? [] : [['Sales rep', rows[0]?.salesRep || NONE] as const]), ...(asked.sourceKey === undefined ? [] : [['Marketing source', rows[0]?.marketingSource || NONE] as const]), ...(asked.team === undefined ? [] : [['Sales team', asked.team] as const]), ...(measure ? [['Counted for', measures[measure].label] as const] : []), ...factsOf(asked)],
  };
}

/** What a tour by itself can say: a percent of one tour says nothing. */
export const PER_TOUR: readonly string[] = ['booked', 'tours', 'notQualified', 'ended', 'sales', 'salesVolume', 'rescinded', 'rescindedVolume', 'netVolume'];

const kinds = { all: 'Resale and membership', resale: 'Resale alone', membership: 'Membership alone' } as const;

function factsOf({ kind, closedOnly, live, asOf }: Pick<ReportAsked, 'kind' | 'closedOnly' | 'live' | 'asOf'>): readonly ExportFact[] {
  return [
    ['Sales', `${kinds[kind]}${closedOnly ? ', closed only' : ''}`],
    asOfFact(live ? null : asOf),
  ];
}
