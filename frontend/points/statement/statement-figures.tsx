import type { ReactNode } from 'react';
import type { PointsStatementAnswer } from '../../../backend/points/statement/points-statement.dto.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatCount } from '../../kit/format/money.js';
import { MovingFigure } from '../../kit/moving-figure.js';

/** Opening + credits − debits = closing; what is held stands apart, for the balance does not count it. */
export function StatementFigures({ statement }: { readonly statement: PointsStatementAnswer | undefined }) {
  const { from, to, opening, credits, debits, closing, heldPoints } = statement ?? {};
  return (
    <section className="card statement-figures" aria-label="Balance" aria-busy={!statement}>
      <Figure label={`Opening balance${from ? `, ${formatDate(from)}` : ''}`} value={opening} />
      <span className="statement-sign">+</span>
      <Figure label="Credits" value={credits} tone="good" />
      <span className="statement-sign">−</span>
      <Figure label="Debits" value={debits} tone="bad" />
      <span className="statement-sign">=</span>
      <Figure label={`Closing balance${to ? `, ${formatDate(to)}` : ''}`} value={closing} />
      <div className="statement-held">
        <Figure label="Held apart" value={heldPoints} tone="held" />
      </div>
    </section>
  );
}

interface FigureProps {
  readonly label: ReactNode;
  readonly value: number | undefined;
  readonly tone?: 'good' | 'bad' | 'held';
}

function Figure({ label, value, tone }: FigureProps) {
  return (
    <div className="statement-figure" data-tone={tone}>
      <span>{label}</span>
      <strong>{value === undefined ? <span className="bone" style={{ width: 90 }} /> : <MovingFigure value={value} format={formatCount} />}</strong>
    </div>
  );
}

/** "+5,000" */
export function Signed({ points }: { readonly points: number }) {
  return <span className={points < 0 ? 'statement-bad' : 'statement-good'}>{signed(points)}</span>;
}

function signed(points: number): string {
  return `${points > 0 ? '+' : ''}${formatCount(points)}`;
}
