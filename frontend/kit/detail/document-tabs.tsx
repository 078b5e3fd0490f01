import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { RecordTabs } from './record-tabs.js';

const HISTORY = '#history';

interface DocumentTabsProps {
  readonly noun: string;
  readonly summary: string;
  readonly documents: string;
  /** How many versions of documents there are, and of the record. */
  readonly made: number;
  readonly revision: number;
  readonly open: 'summary' | 'documents';
}

/** Summary, documents and history of a record. */
export function DocumentTabs({ noun, summary, documents, made, revision, open }: DocumentTabsProps) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== HISTORY) return;
    const history = document.querySelector<HTMLElement>('.history');
    history?.scrollIntoView({ block: 'start' });
    history?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <RecordTabs
      noun={noun}
      tabs={[
        { path: summary, words: 'Summary', open: open === 'summary' },
        { path: documents, words: 'Documents', count: made, open: open === 'documents' },
        { path: `${summary}${HISTORY}`, words: 'History', count: revision + 1 },
      ]}
    />
  );
}
