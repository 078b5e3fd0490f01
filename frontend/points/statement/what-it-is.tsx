import type { PointsStatementAnswer, StatementChoices } from '../../../backend/points/points-statement.wire.js';
import { formatDate, formatDateTime } from '../../kit/format/dates.js';
import { useSession } from '../../server/session.js';
import type { StatementView } from './statement-view.js';

interface WhatItIsProps {
  readonly view: StatementView;
  readonly statement: PointsStatementAnswer | undefined;
  readonly choices: StatementChoices | undefined;
}

/** On paper: the filter in words, of when it is, who printed it and when. */
export function WhatItIs({ view: { type, memberId, resort, search, asOf }, statement, choices }: WhatItIsProps) {
  const { user } = useSession();
  if (!statement) return null;
  const member = choices?.members.find((one) => String(one.memberId) === memberId)?.name ?? memberId;
  const filters = [type && `Type: ${type}`, memberId && `Member: ${member}`, resort && `Resort: ${resort}`, search && `Search: ${search}`].filter(Boolean);
  return (
    <p className="paper-only">
      {formatDate(statement.from)} to {formatDate(statement.to)}
      {asOf && `, as of ${formatDate(asOf)}`} · {filters.length > 0 ? filters.join(' · ') : 'All rows'} · printed by {user.firstName} {user.lastName}, {formatDateTime(new Date())}
    </p>
  );
}
