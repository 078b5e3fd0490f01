import type { FigureAnswer, TodayFigures } from '../../backend/platform/today/today.dto.js';
import { Tile } from '../kit/chart/tile.js';
import { formatDate } from '../kit/format/dates.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { doorTo } from './door.js';
import { Moving } from './moving.js';
import type { Part } from './use-today.js';

/** Your figures: the month so far against the one before to the same day; each opens its rows. */
export function Figures({ part: { answer, problem, retry, moved } }: { readonly part: Part<TodayFigures> }) {
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  if (answer?.figures.length === 0) return null;
  return (
    <section aria-label="Your figures" className="tiles today-figures">
      {answer ? answer.figures.map((figure) => <FigureTile key={figure.name} figure={figure} beforeTo={answer.beforeTo} />) : [1, 2, 3].map((place) => <Tile key={place} label="…" value={undefined} format={formatCount}>…</Tile>)}
      {answer && <Moving moves={answer.moves} onMoved={moved} />}
    </section>
  );
}

function FigureTile({ figure, beforeTo }: { readonly figure: FigureAnswer; readonly beforeTo: string }) {
  const format = figure.kind === 'money' ? formatMoney : formatCount;
  return (
    <Tile label={figure.label} value={Number(figure.value)} format={format} to={doorTo(figure)}>
      <Against figure={figure} words={format(figure.before)} />{figure.changePercent !== null && ` by ${formatDate(beforeTo).slice(0, 5)}`}
    </Tile>
  );
}

function Against({ figure: { changePercent }, words }: { readonly figure: FigureAnswer; readonly words: string }) {
  if (changePercent === null) return 'nothing by then last month';
  const less = changePercent.startsWith('-');
  return (
    <>
      {Number(changePercent) !== 0 && (
        <span className={less ? 'down' : 'up'}>
          <span aria-hidden>{less ? '▼' : '▲'}</span>
          <span className="visually-hidden">{less ? 'down' : 'up'}</span> {changePercent.replace('-', '')}%
        </span>
      )}{' '}
      against {words}
    </>
  );
}
