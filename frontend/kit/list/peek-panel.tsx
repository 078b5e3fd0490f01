import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryEntry, HistoryPage } from '../../../backend/platform/records/history.js';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { clamped, isLong } from '../format/clamp.js';
import { formatWhen } from '../format/dates.js';
import { FromTo, hasMore, MoreButton } from '../history/change-words.js';
import { Facts } from '../page/section.js';
import { ProblemNotice } from '../page/problem-notice.js';
import { cellContent } from './cell.js';
import { nameOf, type ListDefinition, type PeekDefinition } from './list-definition.js';
import './peek.css';

const CHANGES_SHOWN = 5;

/** Of one entry; the page of the row tells them all. */
const FIELDS_SHOWN = 3;

interface PeekPanelProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly peek: PeekDefinition<R>;
  readonly row: R;
  /** The row's latest change: its history is then read again. */
  readonly change: PushedChange | undefined;
  readonly onClose: () => void;
}

/** A row's summary and its last changes beside the list, so that people can read down it without leaving. */
export function PeekPanel<R extends object>({ definition, peek, row, change, onClose }: PeekPanelProps<R>) {
  const title = peek.title(row);
  return (
    <aside className="card peek no-print" aria-label={title}>
      <div className="peek-header">
        <h2>{title}</h2>
        {definition.link && <Link to={definition.link(row)}>Open</Link>}
        <Button size="small" variant="minimal" icon={<CrossIcon />} aria-label="Close" onClick={onClose} />
      </div>
      <Facts facts={definition.columns.slice(1).map((column) => ({ label: nameOf(column), value: cellContent(column, row) }))} />
      {peek.actions?.(row)}
      {peek.url && (
        <>
          <h3>Last changes</h3>
          <LastChanges url={`${peek.url(row)}/History?limit=${CHANGES_SHOWN}`} after={change?.position} />
        </>
      )}
    </aside>
  );
}

function LastChanges({ url, after }: { readonly url: string; readonly after: string | undefined }) {
  const history = useQuery({
    queryKey: ['peek', url, after],
    queryFn: async ({ signal }) => (await get<HistoryPage>(url, signal)).data,
    // What happened while it was shut.
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[1] === url ? before : undefined),
  });
  if (history.error) return <ProblemNotice problem={asProblem(history.error)} retry={() => void history.refetch()} />;
  if (!history.data) return <span className="bone" style={{ width: '70%' }} />;
  return (
    <ol className="peek-changes">
      {history.data.entries.map((entry) => (
        <Change key={entry.revision} entry={entry} />
      ))}
    </ol>
  );
}

function Change({ entry }: { readonly entry: HistoryEntry }) {
  const [whole, setWhole] = useState(false);
  const changes = entry.toldInTitle ? [] : entry.changes.slice(0, FIELDS_SHOWN);
  return (
    <li>
      <strong>{whole ? entry.title : clamped(entry.title)}</strong>
      {changes.map((change) => (
        <span key={change.field} className="peek-change">
          {change.label !== entry.title && `${change.label} `}
          <FromTo change={change} whole={whole} />
        </span>
      ))}
      {(hasMore(changes) || isLong(entry.title)) && <MoreButton whole={whole} onChange={setWhole} />}
      <span className="peek-by">
        {entry.by.name} · {formatWhen(entry.at)}
      </span>
    </li>
  );
}
