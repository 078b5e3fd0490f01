import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { measures, type MeasureName } from '../../../events/reports/measures.rules.js';
import { YearBarsCard } from '../../kit/chart/year-bars-card.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import type { ReportState } from '../table/use-report.js';
import { monthsOfYears } from './months-of-years.js';
import type { YearView } from '../../../backend/reports/year-view.rules.js';

interface YearChartsProps {
  readonly shown: readonly MeasureName[];
  readonly view: YearView;
  readonly months: ReportState;
  /** Absent for readers to whom tours are shut. */
  readonly onOpen: ((measure: MeasureName, month: string) => void) | undefined;
}

/** Month by month beside the year before, each bar opening its tours. */
export function YearCharts({ shown, view, months: { answer, problem, retry }, onOpen }: YearChartsProps) {
  const seen = shown.filter((measure) => !answer || answer.total[measure] !== undefined);
  const { behind } = view;
  return (
    <div className={seen.length > 1 ? 'year-charts' : undefined}>
      {seen.map((measure) => (
        <YearBarsCard
          key={measure}
          title={`${chartWords[measure] ?? measures[measure].label} by month`}
          year={view.year}
          months={answer && monthsOfYears(answer.lines, measure, view)}
          chosen={behind?.isMonth && behind.measure === measure ? behind.key : undefined}
          onChoose={onOpen && ((month) => onOpen(measure, month))}
          instead={problem && !answer ? <ProblemNotice problem={problem} retry={retry} /> : answer && isNothing(answer, measure) ? <p className="page-note">{`Nothing in ${view.year} and ${view.against}.`}</p> : undefined}
          {...(inThousands.includes(measure) ? {} : { plain: measures[measure].unit === 'count' ? formatCount : (figure: string) => formatMoney(figure) })}
        />
      ))}
    </div>
  );
}

function isNothing({ lines }: ReportAnswer, measure: MeasureName): boolean {
  return lines.every((line) => Number(line[measure] ?? 0) === 0);
}

const chartWords: Readonly<Partial<Record<MeasureName, string>>> = { salesVolume: 'Volume', vpgEnded: 'VPG (Ended)' };

const inThousands: readonly MeasureName[] = ['salesVolume', 'netVolume'];
