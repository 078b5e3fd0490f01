import type { ReactNode } from 'react';
import type { Person } from '../../../backend/platform/realtime/protocol.js';
import type { CompanyListName } from '../../../events/company-list.values.js';
import { DetailBones, DetailColumns } from '../../kit/detail/detail-columns.js';
import { MarksContext } from '../../kit/detail/marks.js';
import type { VersionedRecord } from '../../kit/detail/use-versioned-record.js';
import { AsOfBar } from '../../kit/history/as-of-bar.js';
import { CompareDialog } from '../../kit/history/compare-dialog.js';
import { HistoryCard } from '../../kit/history/history-card.js';
import { PageHeader } from '../../kit/page/page.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { WhoIsHere } from '../../kit/people/avatar.js';
import type { RecordName } from '../../server/use-record.js';
import { SettingsMenu } from './settings-menu.js';
import './company-settings.css';

interface SettingsFrameProps<T> {
  readonly open: CompanyListName | undefined;
  readonly title: string;
  readonly name: RecordName;
  readonly versioned: VersionedRecord<T>;
  readonly people: readonly Person[];
  /** The card, once its record is there. */
  readonly children: ReactNode;
}

/** The lists at the left, the open one in the middle, its history beside it. */
export function SettingsFrame<T>({ open, title, name, versioned, people, children }: SettingsFrameProps<T>) {
  const { entries, versions, total, shown, problem, retry } = versioned;
  return (
    <MarksContext value={versioned.marks}>
      <PageHeader title="Company settings" actions={<WhoIsHere people={people} />} />
      <AsOfBar entries={entries ?? []} total={total} versions={versions} />
      <div className="company">
        <SettingsMenu open={open} />
        {shown ? (
          <DetailColumns history={<HistoryCard entries={entries} statusNow={{ field: '', value: undefined }} versions={versions} more={versioned.more} />}>{children}</DetailColumns>
        ) : problem ? (
          <ProblemNotice problem={problem} retry={retry} />
        ) : (
          <DetailBones />
        )}
      </div>
      <CompareDialog url={name.url} name={title} entries={entries ?? []} total={total} versions={versions} />
    </MarksContext>
  );
}
