import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { RecordTabs } from '../kit/detail/record-tabs.js';
import type { HeldRecord } from '../server/use-record.js';
import type { Contract } from './contract-record.js';
import { documentsOf } from './documents/contract-document.js';

const HISTORY = '#history';

interface ContractTabsProps {
  readonly id: string;
  /** As it is now. */
  readonly held: HeldRecord<Contract>;
  readonly open: 'summary' | 'documents';
}

/** Summary, documents and history of a contract. */
export function ContractTabs({ id, held, open }: ContractTabsProps) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== HISTORY) return;
    const history = document.querySelector<HTMLElement>('.history');
    history?.scrollIntoView({ block: 'start' });
    history?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [hash, key]);
  const summary = `/admin/contracts-detail/${id}`;
  return (
    <RecordTabs
      noun="contract"
      tabs={[
        { path: summary, words: 'Summary', open: open === 'summary' },
        { path: `/admin/contracts-documents/${id}`, words: 'Documents', count: documentsOf(held.data).flatMap(({ versions }) => versions).length, open: open === 'documents' },
        { path: `${summary}${HISTORY}`, words: 'History', count: held.revision + 1 },
      ]}
    />
  );
}
