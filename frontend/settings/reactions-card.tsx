import { Fragment } from 'react';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import { formatWhen } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { FoldedRows, useFolding } from './folded-rows.js';
import { ParkedEvents } from './parked-events.js';
import { ReleaseOrSkip } from './release-or-skip.js';
import { StateWord, type Tone } from './state-word.js';
import type { Looked } from './use-look.js';

const COLUMNS = 5;

/** What one event causes elsewhere: how far each reaction is, what it will do later, and what was refused. */
export function ReactionsCard({ data: rows, refresh }: Looked<readonly ReactionStatus[]>) {
  const folding = useFolding(rows, reactionIsWell);
  return (
    <Section title="Reactions" note={rows && formatCount(rows.length)}>
      <div className="figures-scroll">
        <table className="figures operations-table">
          <thead>
            <tr>
              <th scope="col">Reaction</th>
              <th scope="col">State</th>
              <th scope="col" className="figure">
                Lag
              </th>
              <th scope="col">Due later</th>
              <th scope="col" className="figure">
                Parked
              </th>
            </tr>
          </thead>
          <tbody>
            {folding.shown.map((row) => (
              <Rows key={row.name} row={row} refresh={refresh} />
            ))}
            <FoldedRows folding={folding} columns={COLUMNS} />
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Rows({ row, refresh }: { readonly row: ReactionStatus; readonly refresh: () => void }) {
  const url = `/api/Operations/Reactions/${row.name}`;
  const [word, tone] = stateOf(row);
  const parked = row.parkedCount + row.due.refused.length;
  return (
    <Fragment>
      <tr>
        <th scope="row">{row.name}</th>
        <td>
          <StateWord word={word} tone={tone} />
        </td>
        <td className="figure">{formatCount(row.lag.amount)}</td>
        <td>{row.due.count === 0 ? '–' : `${formatCount(row.due.count)}${row.due.next ? `, next ${formatWhen(row.due.next)}` : ''}`}</td>
        <td className={`figure ${parked > 0 ? 'down' : ''}`}>{formatCount(parked)}</td>
      </tr>
      {row.parked.length > 0 && <ParkedEvents url={url} columns={COLUMNS} events={row.parked} total={row.parkedCount} mayBeSkipped onDone={refresh} />}
      {row.due.refused.map(({ key, stream, error, at }) => (
        <tr key={key} className="operations-parked">
          <td colSpan={COLUMNS}>
            <div className="operations-parked-line">
              <span>
                <b>{stream}</b> fell due, {formatWhen(at)}
                <code className="operations-error">{error}</code>
              </span>
              <ReleaseOrSkip url={url} which={{ due: key }} mayBeSkipped onDone={refresh} />
            </div>
          </td>
        </tr>
      ))}
    </Fragment>
  );
}

export function reactionIsWell(row: ReactionStatus): boolean {
  return stateOf(row)[1] === 'green';
}

function stateOf({ led, parkedCount, due, lag }: ReactionStatus): readonly [string, Tone] {
  if (parkedCount > 0 || due.refused.length > 0) return ['Parked', 'red'];
  if (!led) return ['Not led', 'red'];
  return lag.amount > 0 ? ['Catching up', 'blue'] : ['Up to date', 'green'];
}
