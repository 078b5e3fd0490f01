import { Button } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { useRecord, type RecordName } from '../server/use-record.js';
import { CommunicationEntry, type Said } from './communication-entry.js';
import './communications.css';

interface SaidCardProps<T extends Said> {
  readonly title: string;
  readonly record: RecordName;
  /** The place to add to it. */
  readonly composer: ReactNode;
  readonly trouble?: (entry: T) => ReactNode;
}

/** So many are shown before somebody asks for all. */
const FEW = 8;

/** What was said to somebody, newest first and live, and a place to add to it. */
export function SaidCard<T extends Said>({ title, record: name, composer, trouble }: SaidCardProps<T>) {
  const { record, problem, retry } = useRecord<readonly T[]>(name);
  return (
    <Section title={title} note={record && String(record.data.length)} className="detail-wide">
      <div className="no-print">{composer}</div>
      {problem && !record && <ProblemNotice problem={problem} retry={retry} />}
      {!problem && !record && <span className="bone communications-bone" aria-label="Loading" />}
      {record && <Entries entries={newestFirst(record.data)} trouble={trouble} />}
    </Section>
  );
}

/** The old system kept them in any order; what has no time that can be read stands last. */
function newestFirst<T extends Said>(entries: readonly T[]): readonly T[] {
  const timeOf = ({ CreatedAt }: T) => Date.parse(CreatedAt) || 0;
  return entries.toSorted((one, other) => timeOf(other) - timeOf(one));
}

function Entries<T extends Said>({ entries, trouble }: { readonly entries: readonly T[]; readonly trouble: ((entry: T) => ReactNode) | undefined }) {
  const [all, setAll] = useState(false);
  if (entries.length === 0) return <p className="detail-nothing communications-none">Nothing was said yet.</p>;
  const shown = all ? entries : entries.slice(0, FEW);
  return (
    <>
      <ol className="plain-list communication-list" aria-label="What was said, newest first">
        {shown.map((entry, place) => (
          <CommunicationEntry key={entry.text?.textId ?? `${entries.length - place}`} entry={entry} trouble={trouble?.(entry)} />
        ))}
      </ol>
      {shown.length < entries.length && <Button variant="minimal" size="small" text={`Show all ${entries.length}`} onClick={() => setAll(true)} />}
    </>
  );
}
