import type { ReactNode } from 'react';
import type { Problem } from '../../server/problem.js';
import { UnsavedChanges } from '../form/unsaved/unsaved-changes.js';
import { Page, PageHeader } from '../page/page.js';
import { ProblemNotice } from '../page/problem-notice.js';
import { HeaderBones } from '../page/header-bones.js';
import { DetailBones } from './detail-bones.js';
import { isMissing, NoSuchRecord, type WantedRecord } from './no-such-record.js';

interface RecordPageProps<T> {
  readonly title: string;
  readonly wanted: WantedRecord;
  /** Undefined until it is there. */
  readonly record: T | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  readonly children: (record: T) => ReactNode;
}

/** The page of one record: its bones until it is there, that there is none, why it cannot be read, and a question before typed changes are lost. */
export function RecordPage<T>({ title, wanted, record, problem, retry, children }: RecordPageProps<T>) {
  return (
    <Page title={title}>
      {record !== undefined ? (
        <UnsavedChanges>{children(record)}</UnsavedChanges>
      ) : isMissing(wanted, problem) ? (
        <NoSuchRecord wanted={wanted} />
      ) : problem ? (
        <>
          <PageHeader title={title} />
          <ProblemNotice problem={problem} retry={retry} />
        </>
      ) : (
        <>
          <HeaderBones />
          <DetailBones />
        </>
      )}
    </Page>
  );
}
