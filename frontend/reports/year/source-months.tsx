import { isSameBehind } from '../../../backend/reports/year-view.rules.js';
import type { ReportLine, ReportMonthsAnswer } from '../../../backend/reports/report.dto.js';
import type { StackPlace } from '../../kit/chart/bars/stack-steps.js';
import { StackedMonthsCard } from '../../kit/chart/bars/stacked-months-card.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import type { Problem } from '../../server/problem.js';
import { monthNames } from '../../kit/format/month-names.js';
import { OTHERS, sourceStack } from './source-stack.js';
import { topSources } from './sources.js';
import { monthValues } from './year-line.js';
import type { YearContext } from './year-screen.js';

interface SourceMonthsProps {
  readonly context: YearContext;
  /** Undefined until they are known. */
  readonly months: ReportMonthsAnswer | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Tours by month and source: each part opens its tours, the dashed mark those of the year before. */
export function SourceMonths({ context: { view, answer, onOpen }, months, problem, retry }: SourceMonthsProps) {
  const named = answer ? topSources(answer.lines) : [];
  const parts = answer && months && sourceStack(named, months, view.year);
  const { behind } = view;
  const monthAt = (month: number, year: number) => `${year}-${String(month + 1).padStart(2, '0')}`;
  const figureAt = ({ month, part }: StackPlace) => {
    if (part === parts!.length) return { measure: 'tours', key: monthAt(month, view.against), isMonth: true } as const;
    return { measure: 'tours', month: monthAt(month, view.year), ...ofPart(part) } as const;
  };
  const ofPart = (part: number) => (parts![part]!.key === OTHERS ? { isOthers: true } : { key: named[part]!.key });
  const isChosen = behind?.measure === 'tours' && (behind.month !== undefined || behind.isMonth) ? (place: StackPlace) => isSameBehind(behind, figureAt(place)) : behind?.key !== undefined && named.some(({ key }) => key === behind.key) ? ({ part }: StackPlace) => named[part]?.key === behind.key : undefined;
  return (
    <StackedMonthsCard
      title="Tours by month and source"
      note={[whichWords(named), 'NS/Cncld left out'].filter(Boolean).join(', ')}
      months={monthNames}
      parts={parts}
      before={monthValues(months?.total, 'tours', view.against, 12)}
      year={view.year}
      isChosen={isChosen}
      onChoose={onOpen && ((place) => onOpen(figureAt(place)))}
      onChoosePart={onOpen && ((part) => onOpen({ measure: 'tours', ...ofPart(part) }))}
      instead={problem && !months ? <ProblemNotice problem={problem} retry={retry} /> : months && isNothing(months) ? <p className="page-note">{`No tours in ${view.year} and ${view.against}.`}</p> : undefined}
    />
  );
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five'];

/** Which sources are told apart: where none of them sold anything, none sells most. */
function whichWords(named: readonly ReportLine[]): string {
  const sells = named.length === 1 ? 'sells' : 'sell';
  return named.length === 0 ? '' : `the ${numbers[named.length]!} ${named.some(({ sales = 0 }) => sales > 0) ? `that ${sells} most` : 'with the most tours'}`;
}

function isNothing({ total }: ReportMonthsAnswer): boolean {
  return Object.values(total).every(({ tours = 0 }) => tours === 0);
}
