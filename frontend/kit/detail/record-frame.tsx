import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import type { Person } from '../../../backend/platform/realtime/protocol.js';
import type { RecordName } from '../../server/use-record.js';
import { AsOfBar } from '../history/versions/as-of-bar.js';
import { CompareDialog } from '../history/versions/compare-dialog.js';
import { AskContext, type AskedField, type AskedMenu } from '../history/field/asked-field.js';
import { FieldHistory } from '../history/field/field-history.js';
import { FieldMenu } from '../history/field/field-menu.js';
import type { AlsoHappened } from '../history/also-happened.js';
import { HistoryCard } from '../history/history-card.js';
import { everything } from '../history/history-filter.js';
import type { StatusNow } from '../history/timeline.js';
import { PageHeader } from '../page/page.js';
import { WhoIsHere } from '../people/avatar.js';
import { DetailColumns } from './detail-columns.js';
import { MarksContext } from './marks.js';
import type { VersionedRecord } from './use-versioned-record.js';

interface RecordFrameProps {
  readonly name: RecordName;
  readonly versioned: VersionedRecord<unknown>;
  readonly people: readonly Person[];
  readonly title: string;
  /** What the comparison calls the record, where that is not the title. */
  readonly calls?: string;
  /** Its colours run through the history; absent for a record without one. */
  readonly statusNow?: StatusNow;
  readonly tells?: ((entry: HistoryEntry) => boolean) | undefined;
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Above the cards. */
  readonly above?: ReactNode;
  /** Over the history. */
  readonly beside?: ReactNode;
  /** Told in the history beside its versions. */
  readonly alsoHappened?: readonly AlsoHappened[] | undefined;
  /** Puts a form around the cards. */
  readonly around?: ((cards: ReactNode) => ReactNode) | undefined;
  /** Puts the cards and their history where the page wants them. */
  readonly place?: (columns: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

const NO_STATUS: StatusNow = { field: '', value: undefined };

/** Around the cards of a record: who is here, which version is open, the history, the comparison, and what just changed. */
export function RecordFrame({ name, versioned, people, title, calls = title, statusNow = NO_STATUS, tells, note, actions, above, beside, alsoHappened, around, place = asTheyAre, children }: RecordFrameProps) {
  const { entries: all = [], versions, more } = versioned;
  const entries = tells ? versioned.entries?.filter(tells) : versioned.entries;
  const told = entries ?? [];
  const total = versioned.total - all.length + told.length;
  const [params] = useSearchParams();
  const [filter, setFilter] = useState({ ...everything, field: params.get('field') ?? '' });
  const [asked, setAsked] = useState<AskedField>();
  const [menu, setMenu] = useState<AskedMenu>();
  const ask = (field: AskedField) => {
    setAsked(field);
    if (more.there) more.load();
  };
  const show = (fields: readonly string[]) => {
    setFilter({ ...everything, field: fields.join() });
    document.querySelector('.history')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <MarksContext value={versioned.marks}>
      <PageHeader
        title={title}
        note={note}
        actions={
          <>
            <WhoIsHere people={people} />
            {actions}
          </>
        }
      />
      <AsOfBar entries={told} total={total} versions={versions} day={versioned.day} />
      <AskContext value={{ ask, openMenu: setMenu }}>
        {above}
        {place(
          <DetailColumns around={around} beside={beside} history={<HistoryCard stream={name.stream} entries={entries} total={total} statusNow={statusNow} versions={versions} more={more} filter={filter} onFilter={setFilter} alsoHappened={alsoHappened} />}>
            {children}
          </DetailColumns>,
        )}
      </AskContext>
      {asked && <FieldHistory key={asked.fields.join()} asked={asked} entries={told} total={total} whole={!more.there} onClose={() => setAsked(undefined)} onShow={() => show(asked.fields)} />}
      {menu && <FieldMenu menu={menu} onShow={show} onClose={() => setMenu(undefined)} />}
      <CompareDialog url={name.url} name={calls} entries={told} total={total} versions={versions} />
    </MarksContext>
  );
}

function asTheyAre(columns: ReactNode): ReactNode {
  return columns;
}
