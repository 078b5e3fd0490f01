import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { epicMeasures } from '../../../events/reports/epic.rules.js';
import type { PointsFigures } from '../../../backend/reports/epic/epic-dashboard.rules.js';
import { monthName } from '../../kit/format/month-names.js';
import { FiguresTable } from '../../kit/chart/figures-table.js';
import { formatCount } from '../../kit/format/money.js';
import { EmptyNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import type { EpicDrawn } from './epic-dashboard.js';
import { signed } from './epic-words.js';

const PoolCurve = lazy(async () => ({ default: (await import('./pool-curve.js')).PoolCurve }));

/** Not the tile's own name: each landmark has one of its own. */
const TITLE = 'Points by month';

/** How the points of the pool went, and what moved them. */
export function PoolCard({ answer, statement }: Pick<EpicDrawn, 'answer' | 'statement'>) {
  const [asTable, setAsTable] = useState(false);
  const isEmpty = answer?.points.months.every(({ balance }) => balance === 0) === true;
  const actions = (
    <>
      {!isEmpty && (
        <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </button>
      )}
      {statement && <Link to={statement}>Statement</Link>}
    </>
  );
  return (
    <Section title={<span title={`${epicMeasures.pointsOutstanding.counts}.`}>{TITLE}</span>} note="balance of the pool" action={actions} className="epic-card">
      {isEmpty && <EmptyNotice text={`The pool held no points in ${answer.year}.`} />}
      {answer && !isEmpty && asTable && <FiguresTable className="epic-months" rows={answer.points.months} keyOf={({ month }) => month} columns={[{ head: 'At the end of', cell: ({ month }) => `${monthName(month)} ${month.slice(0, 4)}` }, { head: 'Points', figure: true, cell: ({ balance }) => formatCount(balance) }]} />}
      {answer && !isEmpty && !asTable && (
        <Suspense fallback={<div className="epic-pool" aria-busy />}>
          <PoolCurve title={TITLE} months={answer.points.months} />
        </Suspense>
      )}
      {answer && !isEmpty && <Moved year={answer.year} points={answer.points} />}
    </Section>
  );
}

function Moved({ year, points: { ceded, closedAndBought, other } }: { readonly year: number; readonly points: PointsFigures }) {
  const moves = [[ceded, 'ceded'], [closedAndBought, 'closed and bought'], ...(other === 0 ? [] : [[other, 'corrected'] as const])] as const;
  return (
    <p className="epic-moved">
      In {year}:{' '}
      {moves.map(([points, words]) => (
        <span key={words}>
          <b className={points < 0 ? 'epic-less' : 'epic-more'}>{signed(points)}</b> {words}
        </span>
      ))}
    </p>
  );
}
