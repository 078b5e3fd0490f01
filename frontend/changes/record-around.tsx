import { useQuery } from '@tanstack/react-query';
import type { Change, ChangedRecord } from '../../backend/changes/changes.dto.js';
import type { HistoryEntry, HistoryPage } from '../../backend/platform/records/history.js';
import { clamped } from '../kit/format/clamp.js';
import { formatWhen } from '../kit/format/dates.js';
import { FromTo } from '../kit/history/change-words.js';
import '../kit/history/history.css';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { get } from '../server/http.js';
import { asProblem } from '../server/problem.js';

const NEWER = 2;
const SHOWN = 6;

/** What happened to the record just before and after. */
export function RecordAround({ change: { revision, stream }, record }: { readonly change: Change; readonly record: ChangedRecord }) {
  const history = useQuery({
    queryKey: ['changes', 'around', stream, revision],
    queryFn: async ({ signal }) => (await get<HistoryPage>(`${record.url}/History?before=${revision + NEWER + 1}&limit=${SHOWN}`, signal)).data,
    staleTime: 0,
  });
  return (
    <section className="change-around" aria-label="In the history of the record">
      <h3>
        In the history of the record <span className="section-note">version {revision + 1}</span>
      </h3>
      {history.error && <ProblemNotice problem={asProblem(history.error)} retry={() => void history.refetch()} />}
      {!history.data && !history.error && <span className="bone" style={{ width: '70%' }} />}
      <ol className="timeline">
        {history.data?.entries.map((entry) => (
          <Around key={entry.revision} entry={entry} here={entry.revision === revision} />
        ))}
      </ol>
    </section>
  );
}

function Around({ entry, here }: { readonly entry: HistoryEntry; readonly here: boolean }) {
  const { title, toldInTitle, revision, changes } = entry;
  const first = revision === 0 || toldInTitle ? undefined : changes[0];
  const rest = first ? changes.length - 1 : 0;
  return (
    <li className={`timeline-item ${here ? 'around-here' : ''}`} aria-current={here ? 'true' : undefined}>
      <div>
        <span className="timeline-title">
          {first ? first.label : clamped(title)} {first && <FromTo change={first} whole={false} />}
        </span>
        <span className="timeline-note">
          {entry.by.name} · {formatWhen(entry.at)}
          {rest > 0 && ` · ${rest} more`}
        </span>
      </div>
    </li>
  );
}
