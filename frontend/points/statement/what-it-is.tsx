import type { PointsStatementAnswer, StatementChoices } from '../../../backend/points/statement/points-statement.dto.js';
import { formatDate } from '../../kit/format/dates.js';
import type { StatementView } from './statement-view.js';

interface WhatItIsProps {
  readonly view: StatementView;
  readonly statement: PointsStatementAnswer | undefined;
  readonly choices: StatementChoices | undefined;
}

/** On paper: the filter in words, and of when it is. */
export function WhatItIs({ view: { type, memberId, resort, search, asOf }, statement, choices }: WhatItIsProps) {
  if (!statement) return null;
  const member = choices?.members.find((one) => String(one.memberId) === memberId)?.name ?? memberId;
  const filters = [type && `Type: ${type}`, memberId && `Member: ${member}`, resort && `Resort: ${resort}`, search && `Search: ${search}`].filter(Boolean);
  return (
    <p className="paper-only">
      {formatDate(statement.from)} to {formatDate(statement.to)}
      {asOf && `, as of ${formatDate(asOf)}`} · {filters.length > 0 ? filters.join(' · ') : 'All rows'}
    </p>
  );
}
