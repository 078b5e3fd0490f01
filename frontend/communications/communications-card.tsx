import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { CommunicationAnswer } from '../../backend/leads/communications/communication.dto.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { useRecord, type RecordName } from '../server/use-record.js';
import { Composer } from './composer.js';
import { CommunicationEntry } from './communication-entry.js';
import type { TextedTour } from './text-composer.js';
import './communications.css';

interface CommunicationsCardProps {
  readonly leadId: number;
  /** On the page of a tour, from where its lead can be texted (`decisions.md G17`). */
  readonly tour?: TextedTour;
}

/** So many are shown before somebody asks for all. */
const FEW = 8;

/** What was said to a lead, newest first and live, and a place to add to it. */
export function CommunicationsCard({ leadId, tour }: CommunicationsCardProps) {
  const name = communicationsOf(leadId);
  const { record, problem, retry } = useRecord<readonly CommunicationAnswer[]>(name);
  return (
    <Section title="Lead Communications" note={record && String(record.data.length)} className="detail-wide">
      <div className="no-print">
        <Composer leadId={leadId} record={name} {...(tour && { tour })} />
      </div>
      {problem && !record && <ProblemNotice problem={problem} retry={retry} />}
      {!problem && !record && <span className="bone communications-bone" aria-label="Loading" />}
      {record && <Entries leadId={leadId} entries={newestFirst(record.data)} record={name} />}
    </Section>
  );
}

/** The old system kept them in any order; what has no time that can be read stands last. */
function newestFirst(entries: readonly CommunicationAnswer[]): readonly CommunicationAnswer[] {
  const timeOf = ({ CreatedAt }: CommunicationAnswer) => Date.parse(CreatedAt) || 0;
  return entries.toSorted((one, other) => timeOf(other) - timeOf(one));
}

function communicationsOf(leadId: number): RecordName {
  return { list: 'lead-communications', key: String(leadId), url: `/api/Communications/ForLead/${leadId}`, stream: `lead-${leadId}` };
}

function Entries({ leadId, entries, record }: { readonly leadId: number; readonly entries: readonly CommunicationAnswer[]; readonly record: RecordName }) {
  const [all, setAll] = useState(false);
  if (entries.length === 0) return <p className="detail-nothing communications-none">Nothing was said yet.</p>;
  const shown = all ? entries : entries.slice(0, FEW);
  return (
    <>
      <ol className="plain-list communication-list" aria-label="What was said, newest first">
        {shown.map((entry, place) => (
          <CommunicationEntry key={entry.text?.textId ?? `${entries.length - place}`} leadId={leadId} entry={entry} record={record} />
        ))}
      </ol>
      {shown.length < entries.length && <Button variant="minimal" size="small" text={`Show all ${entries.length}`} onClick={() => setAll(true)} />}
    </>
  );
}
