import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { capitalised } from '../../../events/kernel/capitalised.rules.js';
import type { MonthFigures, ReportAnswer, ReportMeasure, ReportMonthsAnswer, SeenFigures } from '../../../backend/reports/report.dto.js';
import { lineNouns } from '../../../backend/reports/reports.rules.js';
import type { ReportLines } from '../../../events/reports/report-keys.rules.js';
import { measures as allMeasures, type MeasureName } from '../../../events/reports/measures.rules.js';
import { Sparkline } from '../../kit/chart/sparkline.js';
import '../../kit/chart/chart.css';
import { LineFigure } from '../table/line-figure.js';
import { MeasureHead } from '../table/measure-head.js';
import '../table/report-lines.css';
import { ordered, type LinesOrder } from './lines-order.js';
import { SortHead, sortedBy } from './sort-head.js';
import { changeOf, changeWords, monthValues, yearLines } from './year-line.js';
import { knownMonths, type YearView } from '../../../backend/reports/year-view.rules.js';
import './year-lines.css';

/** What stands in the table of a dashboard. */
export interface LinesLayout {
  readonly columns: readonly MeasureName[];
  /** In bold: what the dashboard is about. */
  readonly strong?: MeasureName;
  /** Its difference to the year before is a column. */
  readonly compared?: MeasureName;
  /** Drawn month by month, with its head. */
  readonly monthly: { readonly measure: MeasureName; readonly head: string; readonly besideBefore: boolean };
  /** How the figure of a column is drawn where it is not said alone. */
  readonly drawn?: Readonly<Partial<Record<MeasureName, (figures: SeenFigures, figure: (words?: string) => ReactNode) => ReactNode>>>;
}

interface YearLinesProps {
  readonly answer: ReportAnswer;
  readonly lines: Exclude<ReportLines, 'month'>;
  readonly layout: LinesLayout;
  readonly view: YearView;
  /** Not known yet, or of another year: no line is drawn. */
  readonly months: ReportMonthsAnswer | undefined;
  readonly order: LinesOrder;
  readonly onSort: (order: LinesOrder) => void;
  /** As many lines are shown, all of them on paper; undefined is all. */
  readonly first: number | undefined;
  readonly onChoose: (measure: MeasureName, key: string | undefined) => void;
  /** Where the name of a line leads. */
  readonly lineTo?: (key: string) => string;
}

/** A year line by line: sorted by any head, with what came on the year before and how the months went. */
export function YearLines({ answer, lines: noun, layout, view, months, order, onSort, first, onChoose, lineTo }: YearLinesProps) {
  const { columns: wanted, strong, compared, monthly, drawn = {} } = layout;
  const columns = wanted.flatMap((name) => answer.measures.filter((measure) => measure.name === name));
  const lines = useMemo(() => ordered(yearLines(answer, compared), order), [answer, compared, order]);
  const ofMonths = useMemo(() => new Map(months?.lines.map((line) => [line.key, line.months])), [months]);
  const totalChange = changeOf(compared, answer.total, answer.before?.total);
  const { behind } = view;
  const cell = (measure: ReportMeasure, figures: SeenFigures, key: string | undefined, label: string) => {
    const isChosen = behind?.measure === measure.name && behind.key === key && !behind.isMonth && !behind.month && !behind.isOthers;
    const figure = (words?: string) => <LineFigure figures={figures} measure={measure} label={label} isTotal={key === undefined} isChosen={isChosen} onOpen={() => onChoose(measure.name, key)} words={words ?? (measure.name === 'rescinded' && figures.rescinded === 0 ? '–' : undefined)} />;
    return (
      <td key={measure.name} className={measure.name === strong ? 'figure figure-strong' : 'figure'}>
        {drawn[measure.name]?.(figures, figure) ?? figure()}
      </td>
    );
  };
  const rest = (change: string | undefined, of: MonthFigures | undefined, label: string) => (
    <>
      {change !== undefined && <td className="figure">{<Change change={change} />}</td>}
      <td className="month-line">{months && <MonthLine of={of} monthly={monthly} view={view} label={label} />}</td>
    </>
  );
  const { one, many } = lineNouns[noun];
  return (
    <div className="figures-scroll report-scroll">
      <table className="figures report-lines year-lines">
        <thead>
          <tr>
            <th scope="col" aria-sort={sortedBy(order, 'label')}>
              <SortHead field="label" label={capitalised(one)} order={order} onSort={onSort} />
            </th>
            {columns.map((measure) => (
              <th key={measure.name} scope="col" className="figure" aria-sort={sortedBy(order, measure.name)}>
                <MeasureHead measure={measure} sorting={<SortHead field={measure.name} label={measure.label} order={order} onSort={onSort} />} />
              </th>
            ))}
            {totalChange !== undefined && (
              <th scope="col" className="figure" aria-sort={sortedBy(order, 'change')} title={`${allMeasures[compared!].label}, ${view.year} less ${view.against}`}>
                <SortHead field="change" label={`on ${view.against}`} order={order} onSort={onSort} />
              </th>
            )}
            <th scope="col" className="month-line">
              {monthly.head}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, figures, change }, place) => (
            <tr key={key} className={[behind?.key === key && !behind.isMonth && 'report-chosen', first !== undefined && place >= first && 'paper-only'].filter(Boolean).join(' ') || undefined}>
              <th scope="row">{lineTo ? <Link to={lineTo(key)}>{label}</Link> : label}</th>
              {columns.map((measure) => cell(measure, figures, key, label))}
              {rest(change, ofMonths.get(key), label)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              All, {lines.length} {lines.length === 1 ? one : many}
            </th>
            {columns.map((measure) => cell(measure, answer.total, undefined, 'All'))}
            {rest(totalChange, months?.total, 'All')}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Change({ change }: { readonly change: string }) {
  const words = changeWords(change);
  if (words === '–') return <span className="report-zero">{words}</span>;
  return <span className={words.startsWith('-') ? 'change change-less' : 'change change-more'}>{words}</span>;
}

interface MonthLineProps {
  readonly of: MonthFigures | undefined;
  readonly monthly: LinesLayout['monthly'];
  readonly view: YearView;
  readonly label: string;
}

function MonthLine({ of, monthly: { measure, head, besideBefore }, view, label }: MonthLineProps) {
  const values = monthValues(of, measure, view.year, knownMonths(view));
  return <Sparkline values={values} {...(besideBefore && { before: monthValues(of, measure, view.against, 12) })} label={`${label}, ${head}: ${values.join(', ')}`} />;
}
