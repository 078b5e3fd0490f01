import type { ReactNode } from 'react';
import type { Person } from '../../backend/platform/realtime/protocol.js';
import { DetailBones } from '../kit/detail/detail-bones.js';
import { RecordFrame } from '../kit/detail/record-frame.js';
import type { VersionedRecord } from '../kit/detail/use-versioned-record.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import type { RecordName } from '../server/use-record.js';
import { SettingsMenu, type SettingsPart } from './settings-menu.js';
import './company-settings.css';

interface SettingsFrameProps<T> {
  readonly open: SettingsPart;
  readonly title: string;
  readonly name: RecordName;
  readonly versioned: VersionedRecord<T>;
  readonly people: readonly Person[];
  /** The card, once its record is there. */
  readonly children: ReactNode;
}

/** The lists at the left, the open one in the middle, its history beside it. */
export function SettingsFrame<T>({ open, title, name, versioned, people, children }: SettingsFrameProps<T>) {
  const { shown, problem, retry } = versioned;
  const place = (columns: ReactNode) => (
    <div className="company">
      <SettingsMenu open={open} />
      {shown ? columns : problem ? <ProblemNotice problem={problem} retry={retry} /> : <DetailBones />}
    </div>
  );
  return (
    <RecordFrame name={name} versioned={versioned} people={people} title="Company settings" calls={title} place={place}>
      {children}
    </RecordFrame>
  );
}
