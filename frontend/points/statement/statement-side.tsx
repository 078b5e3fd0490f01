import type { PointsStatementAnswer } from '../../../backend/points/statement/points-statement.dto.js';
import { formatDateTime } from '../../kit/format/dates.js';
import { formatCount } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { byType } from './by-type.js';
import { BalanceByDay } from './balance-by-day.js';
import { Signed } from './statement-figures.js';
import { whose } from './statement-sheet.js';

interface StatementSideProps {
  readonly statement: PointsStatementAnswer;
  readonly onOpen: (pointLedgerId: number) => void;
}

/** What moved the balance, by type; what is held apart; how it went day by day. */
export function StatementSide({ statement, onOpen }: StatementSideProps) {
  return (
    <div className="statement-side">
      <ByType statement={statement} />
      <Held statement={statement} onOpen={onOpen} />
      <BalanceByDay statement={statement} />
    </div>
  );
}

function ByType({ statement: { byType: sums, opening, closing } }: Pick<StatementSideProps, 'statement'>) {
  const types = byType(sums);
  const most = Math.max(1, ...types.flatMap(({ credits, debits }) => [credits, -debits]));
  return (
    <Section title="By type">
      <ul className="statement-types">
        {types.map(({ words, count, credits, debits, points }) => (
          <li key={words}>
            <span>
              {words} <small>{formatCount(count)}</small>
              {credits > 0 && debits < 0 && (
                <small className="statement-sides">
                  +{formatCount(credits)} and {formatCount(debits)}
                </small>
              )}
            </span>
            <Signed points={points} />
            <span className="statement-bar" aria-hidden>
              {debits < 0 && <span data-credit={false} style={{ width: `${(-debits / most) * 50}%` }} />}
              {credits > 0 && <span data-credit style={{ width: `${(credits / most) * 50}%` }} />}
            </span>
          </li>
        ))}
        <li className="statement-change">
          <strong>Change</strong>
          <strong>
            <Signed points={closing - opening} />
          </strong>
        </li>
      </ul>
    </Section>
  );
}

function Held({ statement: { held, heldPoints, closing }, onOpen }: StatementSideProps) {
  return (
    <Section title="Held, not counted" note={formatCount(heldPoints)}>
      {held.length === 0 && <p className="statement-none">No points are held.</p>}
      <ul className="statement-types">
        {held.map((row) => (
          <li key={row.pointLedgerId}>
            <span>
              <button type="button" className="statement-cause" onClick={() => onOpen(row.pointLedgerId)}>
                Purchase {row.epicAdvantageContractId}
              </button>{' '}
              {whose(row)}
              {row.heldUntil && <small className="statement-until">until {formatDateTime(row.heldUntil)}</small>}
            </span>
            <span>{formatCount(row.pointsQty)}</span>
          </li>
        ))}
        {held.length > 0 && (
          <li className="statement-change">
            <span>Balance if all are paid</span>
            <span>{formatCount(closing - heldPoints)}</span>
          </li>
        )}
      </ul>
    </Section>
  );
}
