import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import { formatWhen } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { LedCard, type LedColumn } from './led-card.js';
import { ReleaseOrSkip } from './release-or-skip.js';
import { StateWord, type Tone } from './state-word.js';
import type { Looked } from './use-look.js';

const columns: readonly LedColumn<ReactionStatus>[] = [
  { head: 'State', cell: (row) => <State row={row} /> },
  { head: 'Lag', figure: true, cell: ({ lag }) => formatCount(lag.amount) },
  { head: 'Due later', cell: ({ due }) => (due.count === 0 ? '–' : `${formatCount(due.count)}${due.next ? `, next ${formatWhen(due.next)}` : ''}`) },
  { head: 'Parked', figure: true, isTrouble: (row) => parkedOf(row) > 0, cell: (row) => formatCount(parkedOf(row)) },
];

/** What one event causes elsewhere: how far each reaction is, what it will do later, and what was refused. */
export function ReactionsCard({ data, refresh }: Looked<readonly ReactionStatus[]>) {
  const below = (row: ReactionStatus, url: string, width: number) => <RefusedLater row={row} url={url} columns={width} onDone={refresh} />;
  return <LedCard title="Reactions" one="Reaction" route="Reactions" rows={data} columns={columns} isWell={reactionIsWell} mayBeSkipped below={below} refresh={refresh} />;
}

interface RefusedLaterProps {
  readonly row: ReactionStatus;
  readonly url: string;
  readonly columns: number;
  readonly onDone: () => void;
}

function RefusedLater({ row, url, columns: width, onDone }: RefusedLaterProps) {
  return row.due.refused.map(({ key, stream, revision, error, at }) => (
    <tr key={key} className="operations-parked">
      <td colSpan={width}>
        <div className="operations-parked-line">
          <span>
            <b>{stream}</b> (revision {revision}) fell due, {formatWhen(at)}
            <code className="operations-error">{error}</code>
          </span>
          <ReleaseOrSkip url={url} which={{ due: key }} skips={revision} onDone={onDone} />
        </div>
      </td>
    </tr>
  ));
}

function State({ row }: { readonly row: ReactionStatus }) {
  const [word, tone] = stateOf(row);
  return <StateWord word={word} tone={tone} />;
}

function parkedOf({ parkedCount, due }: ReactionStatus): number {
  return parkedCount + due.refused.length;
}

export function reactionIsWell(row: ReactionStatus): boolean {
  return stateOf(row)[1] === 'green';
}

function stateOf({ led, parkedCount, due, lag, failure }: ReactionStatus): readonly [string, Tone] {
  if (parkedCount > 0 || due.refused.length > 0) return ['Parked', 'red'];
  if (!led) return ['Not led', 'red'];
  if (failure !== null) return [`Tries again: ${failure}`, 'gold'];
  return lag.amount > 0 ? ['Catching up', 'blue'] : ['Up to date', 'green'];
}
