import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { knownMonths } from '../../../backend/reports/year-view.rules.js';
import { measures, type MeasureName } from '../../../events/reports/measures.rules.js';
import { YearBarsCard } from '../../kit/chart/bars/year-bars-card.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { monthsOfYears } from './months-of-years.js';
import type { YearContext } from './year-screen.js';

interface YearChartsProps {
  readonly context: Pick<YearContext, 'view' | 'months' | 'onOpen'>;
  readonly shown: readonly MeasureName[];
  /** Of these those drawn as two lines, each with what it says beside its name. */
  readonly curves?: Readonly<Partial<Record<MeasureName, string>>>;
}

/** Month by month beside the year before, each bar and point opening its tours. */
export function YearCharts({ context: { view, onOpen, months }, shown, curves = {} }: YearChartsProps) {
  const { answer, problem, retry } = months;
  const seen = shown.filter((measure) => !answer || answer.total[measure] !== undefined);
  const { behind } = view;
  return (
    <div className={seen.length > 1 ? 'year-charts' : undefined}>
      {seen.map((measure) => (
        <YearBarsCard
          key={measure}
          title={`${chartTitles[measure] ?? measures[measure].label} by month`}
          year={view.year}
          months={answer && monthsOfYears(answer.lines, measure, view)}
          chosen={behind?.isMonth && behind.measure === measure ? behind.key : undefined}
          onChoose={onOpen && ((month) => onOpen({ measure, key: month, isMonth: true }))}
          instead={problem && !answer ? <ProblemNotice problem={problem} retry={retry} /> : answer && isNothing(answer, measure) ? <p className="page-note">{`Nothing in ${view.year} and ${view.against}.`}</p> : undefined}
          {...(inThousands.includes(measure) ? {} : { plain: measures[measure].unit === 'count' ? formatCount : (figure: string) => formatMoney(figure) })}
          {...(curves[measure] !== undefined && { asCurves: { known: knownMonths(view), note: curves[measure] } })}
        />
      ))}
    </div>
  );
}

function isNothing({ lines }: ReportAnswer, measure: MeasureName): boolean {
  return lines.every((line) => Number(line[measure] ?? 0) === 0);
}

const chartTitles: Readonly<Partial<Record<MeasureName, string>>> = { salesVolume: 'Volume', vpgEnded: 'VPG' };

const inThousands: readonly MeasureName[] = ['salesVolume', 'netVolume'];
