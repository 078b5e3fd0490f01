import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comparison } from '../../../backend/platform/records/history.js';
import { FromTo, MoreButton } from '../history/change-words.js';
import { get } from '../../server/http.js';
import type { MadeVersion } from './made-version.js';

interface SinceBeforeProps {
  readonly url: string;
  readonly version: MadeVersion;
  readonly before: MadeVersion;
}

const FEW = 6;

/** What the record said otherwise when the version before was made. */
export function SinceBefore({ url, version, before }: SinceBeforeProps) {
  const [all, setAll] = useState(false);
  const [from, to] = [before.ofRevision, version.ofRevision];
  const { data, error } = useQuery({
    queryKey: ['comparison', url, from, to],
    queryFn: async ({ signal }) => (await get<Comparison>(`${url}/Compare?from=${from}&to=${to}`, signal)).data,
  });
  if (error) return <p className="document-since">What changed could not be read.</p>;
  if (!data) return <div className="document-since" aria-busy />;
  const told = all ? data.changes : data.changes.slice(0, FEW);
  return (
    <div className="document-since">
      <span className="detail-nothing">Since version {before.version}</span>
      <ul>
        {told.map((change) => (
          <li key={`${change.field} ${change.of ?? ''}`}>
            {change.label} <FromTo change={change} whole={false} />
          </li>
        ))}
        {before.template !== version.template && <li>The template was changed</li>}
        {data.changes.length === 0 && before.template === version.template && <li>Nothing has changed</li>}
      </ul>
      {data.changes.length > FEW && <MoreButton whole={all} hidden={data.changes.length - FEW} onChange={setAll} />}
    </div>
  );
}
