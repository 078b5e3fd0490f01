import type { PointsStatementAnswer } from '../../../backend/points/statement/points-statement.dto.js';
import { daysBetween } from '../../../backend/platform/calendar/day.rules.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatCount } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';

const [WIDTH, HEIGHT] = [220, 88];

/** How the balance went through the period: it stands still between the days on which it moved. */
export function BalanceByDay({ statement: { from, to, opening, closing, days } }: { readonly statement: PointsStatementAnswer }) {
  const balances = days.reduce<readonly { readonly day: string; readonly balance: number }[]>((before, { day, points }) => [...before, { day, balance: (before.at(-1)?.balance ?? opening) + points }], []);
  const values = [opening, ...balances.map(({ balance }) => balance)];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const x = (day: string) => ((daysBetween(from, day) / Math.max(1, daysBetween(from, to))) * WIDTH).toFixed(1);
  const y = (balance: number) => (4 + ((highest - balance) / Math.max(1, highest - lowest)) * (HEIGHT - 8)).toFixed(1);
  const path = `M0,${y(opening)}${balances.map(({ day, balance }) => `H${x(day)}V${y(balance)}`).join('')}H${WIDTH}`;
  const words = `From ${formatCount(opening)} on ${formatDate(from)} to ${formatCount(closing)} on ${formatDate(to)}; lowest ${formatCount(lowest)}, highest ${formatCount(highest)}`;
  return (
    <Section title="Balance by day">
      <svg className="statement-days" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words}>
        <path className="statement-days-area" d={`${path}V${HEIGHT}H0Z`} />
        <path className="statement-days-line" d={path} />
      </svg>
      <div className="statement-days-ends">
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </div>
    </Section>
  );
}
