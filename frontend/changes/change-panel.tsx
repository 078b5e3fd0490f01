import { Button } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronUpIcon, CrossIcon, HistoryIcon } from '@blueprintjs/icons';
import type { Change, ChangedRecord } from '../../backend/changes/changes.dto.js';
import '../kit/list/peek/peek.css';
import { formatDateTime } from '../kit/format/dates.js';
import { LinkButton } from '../kit/page/link-button.js';
import { Facts } from '../kit/page/section.js';
import { Avatar } from '../kit/people/avatar.js';
import { Difference } from '../kit/history/amount-difference.js';
import { labelOf, OldNew } from './change-value.js';
import { RecordAround } from './record-around.js';
import { useWholeSave } from './use-changes.js';
import './change-panel.css';
import { PageLink, useMayOpen } from '../kit/page/page-link.js';

interface PanelProps {
  readonly change: Change;
  /** Those of the page, to go up and down in. */
  readonly changes: readonly Change[];
  readonly record: ChangedRecord | undefined;
  readonly onOpen: (key: string | undefined) => void;
  readonly onFieldHistory: () => void;
}

/** One change in its context: what else was saved with it, and what happened to the record before and after. */
export function ChangePanel({ change, changes, record, onOpen, onFieldHistory }: PanelProps) {
  const title = labelOf(change);
  const place = changes.indexOf(change);
  const mayOpen = useMayOpen();
  const page = record?.page;
  return (
    <aside className="card peek change-panel no-print" aria-label={title}>
      <div className="peek-header">
        <h2>{title}</h2>
        <Button size="small" variant="minimal" icon={<ChevronUpIcon />} aria-label="The newer change" disabled={place <= 0} onClick={() => onOpen(changes[place - 1]?.key)} />
        <Button size="small" variant="minimal" icon={<ChevronDownIcon />} aria-label="The older change" disabled={place >= changes.length - 1} onClick={() => onOpen(changes[place + 1]?.key)} />
        <Button size="small" variant="minimal" icon={<CrossIcon />} aria-label="Close" onClick={() => onOpen(undefined)} />
      </div>
      {change.field !== '' && (
        <div className="change-values">
          <span>
            <OldNew change={change} whole />
          </span>
          <Difference amount={change.difference} />
        </div>
      )}
      <Facts
        facts={[
          { label: 'Record', value: <RecordFact change={change} record={record} /> },
          { label: 'By', value: <By name={change.actorName} /> },
          { label: 'When', value: formatDateTime(change.at) },
          { label: 'Reason', value: change.reason },
        ]}
      />
      <SavedWith change={change} />
      <div className="change-doors">
        {mayOpen(page) && page.includes('-detail/') && <LinkButton to={`${page}?version=${change.revision + 1}`} icon={<HistoryIcon />} text="Open as it was then" />}
        {change.field !== '' && <Button text="Field history" onClick={onFieldHistory} />}
      </div>
      {record?.url && <RecordAround change={change} record={record} />}
    </aside>
  );
}

function RecordFact({ change, record }: Pick<PanelProps, 'change' | 'record'>) {
  const name = record?.name ?? change.stream;
  return (
    <>
      <PageLink page={record?.page}>{name}</PageLink>
      {record?.headline && <div className="change-headline">{record.headline}</div>}
    </>
  );
}

function By({ name }: { readonly name: string }) {
  return (
    <span className="change-by">
      <Avatar name={name} /> {name}
    </span>
  );
}

/** What was saved with it: of what somebody typed, what followed; of what followed, what was typed. */
function SavedWith({ change }: Pick<PanelProps, 'change'>) {
  const whole = useWholeSave(change);
  const others = whole?.filter(({ key, field }) => key !== change.key && field !== '') ?? [];
  if (others.length === 0) return null;
  const followed = !change.computed && others.every(({ computed }) => computed);
  return (
    <div className="change-beside">
      <h3>{followed ? 'Followed from it' : 'Saved with it'}</h3>
      <dl>
        {others.toSorted((a, b) => Number(a.computed) - Number(b.computed)).map((other) => (
          <div key={other.key}>
            <dt>{labelOf(other)}</dt>
            <dd>
              <OldNew change={other} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
