import type { Change, ChangedRecord } from '../../backend/changes/changes.dto.js';
import { labelOf, OldNew } from '../changes/change-value.js';
import { formatDateTime, formatTime } from '../kit/format/dates.js';
import { Avatar } from '../kit/people/avatar.js';
import { historyOf } from './history-of.js';
import type { RecordOfDay } from './records-of-day.js';
import { PageLink } from '../kit/page/page-link.js';

/** Of one record; the rest stands in its history. */
const MOST_FIELDS = 3;

interface NewsLineProps {
  readonly told: RecordOfDay;
  readonly record: ChangedRecord | undefined;
  /** The server did it: there is nobody to show. */
  readonly automatic?: boolean;
}

/** Who changed what of which record, and what it came to; each leads to the record's history. */
export function NewsLine({ told: { at, people, changes, reason }, record, automatic = false }: NewsLineProps) {
  return (
    <li className="today-save">
      <time className="today-time" dateTime={at} title={formatDateTime(at)}>
        {formatTime(at)}
      </time>
      {automatic ? <span /> : <Avatar name={people[0]!} />}
      <div className="today-what">
        <div>
          <PageLink page={record?.page}>{record?.name}</PageLink> {record?.headline && <span className="today-headline">{record.headline}</span>} · <b>{people.join(', ')}</b>
        </div>
        <div className="today-changes">
          {changes.slice(0, MOST_FIELDS).map((change) => (
            <FieldLine key={change.key} change={change} record={record} />
          ))}
          {changes.length > MOST_FIELDS && <span className="today-headline">and {changes.length - MOST_FIELDS} more</span>}
          {reason && <span className="today-headline">“{reason}”</span>}
        </div>
      </div>
    </li>
  );
}

function FieldLine({ change, record }: { readonly change: Change; readonly record: ChangedRecord | undefined }) {
  const history = historyOf(change, record);
  return (
    <span className="today-change">
      <PageLink page={history}>{labelOf(change)}</PageLink> <OldNew change={change} />
    </span>
  );
}
