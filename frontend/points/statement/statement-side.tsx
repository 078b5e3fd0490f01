import { typeWords } from '../../../backend/points/points-cause.rules.js';
import type { PointsStatementAnswer } from '../../../backend/points/points-statement.wire.js';
import { formatDateTime } from '../../kit/format/dates.js';
import { formatCount } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
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

function ByType({ statement: { byType, opening, closing } }: Pick<StatementSideProps, 'statement'>) {
  const most = Math.max(1, ...byType.map(({ points }) => Math.abs(points)));
  return (
    <Section title="By type">
      <ul className="statement-types">
        {byType.map(({ transactionType, credit, count, points }) => (
          <li key={`${transactionType} ${credit}`}>
            <span>
              {typeWords(transactionType, credit)} <small>{formatCount(count)}</small>
            </span>
            <Signed points={points} />
            <span className="statement-bar" aria-hidden>
              <span data-credit={points >= 0} style={{ width: `${(Math.abs(points) / most) * 50}%` }} />
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
