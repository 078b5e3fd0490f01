import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryEntry, HistoryPage } from '../../../../backend/platform/records/history.js';
import { get } from '../../../server/http.js';
import { asProblem } from '../../../server/problem.js';
import { clamped, isLong } from '../../format/clamp.js';
import { formatWhen } from '../../format/dates.js';
import { formatCount } from '../../format/money.js';
import { FromTo, hasMore, MoreButton } from '../../history/change-words.js';
import { ProblemNotice } from '../../page/problem-notice.js';

const CHANGES_SHOWN = 5;

/** Of one entry, until more is asked for. */
const FIELDS_SHOWN = 3;

interface PeekChangesProps {
  /** Of the record. */
  readonly url: string;
  /** The row's latest change: its history is then read again. */
  readonly after: string | undefined;
  /** Where all of them stand. */
  readonly link: string | undefined;
}

/** The last changes of a row, and how many there are beside them. */
export function PeekChanges({ url, after, link }: PeekChangesProps) {
  const history = useQuery({
    queryKey: ['peek', url, after],
    queryFn: async ({ signal }) => (await get<HistoryPage>(`${url}/History?limit=${CHANGES_SHOWN}`, signal)).data,
    // What happened while it was shut.
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[1] === url ? before : undefined),
  });
  if (history.error) return <ProblemNotice problem={asProblem(history.error)} retry={() => void history.refetch()} />;
  if (!history.data) return <span className="bone" style={{ width: '70%' }} />;
  const { entries, total } = history.data;
  const earlier = total - entries.length;
  const words = `${formatCount(earlier)} earlier ${earlier === 1 ? 'change' : 'changes'}`;
  return (
    <>
      <ol className="peek-changes">
        {entries.map((entry) => (
          <Change key={entry.revision} entry={entry} />
        ))}
      </ol>
      {earlier > 0 && (link ? <Link to={link}>{words}</Link> : <span className="peek-by">{words}</span>)}
    </>
  );
}

function Change({ entry }: { readonly entry: HistoryEntry }) {
  const [whole, setWhole] = useState(false);
  const told = entry.toldInTitle ? [] : entry.changes;
  const changes = whole ? told : told.slice(0, FIELDS_SHOWN);
  const left = Math.max(0, told.length - FIELDS_SHOWN);
  return (
    <li>
      <strong>{whole ? entry.title : clamped(entry.title)}</strong>
      {changes.map((change) => (
        <span key={change.field} className="peek-change">
          {change.label !== entry.title && `${change.label} `}
          <FromTo change={change} whole={whole} />
        </span>
      ))}
      {(left > 0 || hasMore(changes) || isLong(entry.title)) && <MoreButton whole={whole} hidden={left} onChange={setWhole} />}
      <span className="peek-by">
        {entry.by.name} · {formatWhen(entry.at)}
      </span>
    </li>
  );
}
