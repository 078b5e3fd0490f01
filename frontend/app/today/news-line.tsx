import { Link } from 'react-router-dom';
import type { Change, ChangedRecord } from '../../../backend/changes/changes-wire.js';
import { labelOf, OldNew } from '../../changes/change-value.js';
import type { Save } from '../../changes/saves.js';
import { formatDateTime, formatTime } from '../../kit/format/dates.js';
import { Avatar } from '../../kit/people/avatar.js';
import { historyOf } from './history-of.js';

/** Of one save; the rest stands in the record's history. */
const MOST_FIELDS = 3;

interface NewsLineProps {
  readonly save: Save;
  readonly record: ChangedRecord | undefined;
}

/** Who saved what of which record; each leads to the record's history. */
export function NewsLine({ save: { head, changes, reason }, record }: NewsLineProps) {
  // What followed from what was typed is told where nothing was typed.
  const typed = changes.filter(({ computed }) => !computed);
  const told = typed.length > 0 ? typed : changes;
  return (
    <li className="today-save">
      <time className="today-time" dateTime={head.at} title={formatDateTime(head.at)}>
        {formatTime(head.at)}
      </time>
      <Avatar name={head.actorName} />
      <div className="today-what">
        <div>
          <b>{head.actorName}</b> · {record?.page ? <Link to={record.page}>{record.name}</Link> : record?.name} {record?.headline && <span className="today-headline">{record.headline}</span>}
        </div>
        {told.slice(0, MOST_FIELDS).map((change) => (
          <FieldLine key={change.key} change={change} record={record} />
        ))}
        {told.length > MOST_FIELDS && <div className="today-headline">and {told.length - MOST_FIELDS} more</div>}
        {reason && <div className="today-headline">“{reason}”</div>}
      </div>
    </li>
  );
}

function FieldLine({ change, record }: { readonly change: Change; readonly record: ChangedRecord | undefined }) {
  const history = historyOf(change, record);
  return (
    <div className="today-change">
      {history ? <Link to={history}>{labelOf(change)}</Link> : labelOf(change)} <OldNew change={change} />
    </div>
  );
}
