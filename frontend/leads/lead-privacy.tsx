import { Button } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadErasure } from '../../backend/leads/erasure/lead-erasure.js';
import { erasureWords } from '../../backend/leads/erasure/lead-erasure.rules.js';
import { formatDateTime } from '../kit/format/dates.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Question } from '../kit/page/question.js';
import { Facts, Section } from '../kit/page/section.js';
import { saveFile } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import { ErasureWords } from './erasure-words.js';
import { membershipWords, useKeptMemberships } from './kept-memberships.js';
import { fullName, type Lead, type OpenLead } from './lead-record.js';

/** What a person may ask of who holds something about them: all of it as a file, or to be forgotten. For who administers leads. */
export function LeadPrivacy({ open }: { readonly open: OpenLead }) {
  const { may } = useSession();
  const { erasure } = open.data;
  if (!may('Leads_Admin') || open.inThePast) return null;
  return (
    <Section title="Privacy" className="detail-wide" note={erasure ? 'Erased' : 'What a person may ask for'}>
      {erasure ? <Proof leadId={open.data.leadId} erasure={erasure} /> : <Requests open={open} />}
    </Section>
  );
}

/** A lead that was merged is forgotten with the one that it was merged into, and there. */
function Requests({ open }: { readonly open: OpenLead }) {
  const { leadId, mergedInto } = open.data;
  const name = fullName(open.data);
  const [asking, setAsking] = useState(false);
  const memberships = useKeptMemberships(leadId);
  const erase = useCommand<void, Lead>({ url: `/api/Leads/${leadId}/Erase`, record: open.name });
  const held = useMutation({ mutationFn: (format: 'html' | 'json') => saveFile(`/api/Leads/${leadId}/Held?format=${format}`, `lead-${leadId}.${format}`) });
  return (
    <>
      <div className="lead-privacy no-print">
        <span>Everything held about this person, as a file:</span>
        <Button text="To read" loading={held.isPending} onClick={() => held.mutate('html')} />
        <Button text="JSON" loading={held.isPending} onClick={() => held.mutate('json')} />
        <span>{mergedInto === 0 && <Button text="Erase…" intent="danger" variant="outlined" loading={erase.pending} onClick={() => setAsking(true)} />}</span>
      </div>
      <Question open={asking} confirmText="Erase for ever" onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), void erase.run())}>
        <ErasureWords who={name ? `${name}, lead ${leadId}` : `lead ${leadId}`} memberships={memberships} />
      </Question>
      {erase.problem && <ProblemBar problem={erase.problem} retry={erase.retry} dismiss={erase.dismiss} />}
      {held.error && <ProblemBar problem={asProblem(held.error)} retry={() => held.mutate(held.variables)} dismiss={() => held.reset()} />}
    </>
  );
}

function Proof({ leadId, erasure: { at, by, proof } }: { readonly leadId: number; readonly erasure: LeadErasure }) {
  const memberships = useKeptMemberships(leadId);
  const asked = { label: 'Erased', value: `${formatDateTime(at)} by ${by}` };
  if (!proof) return <Facts facts={[asked, { label: 'Proof', value: 'Being searched for what was known; this takes a minute or so. If something is found, Operations says where, and the proof waits.' }]} />;
  const { searched, found, kept, others, unsealed } = erasureWords(proof);
  return (
    <Facts
      facts={[
        asked,
        { label: 'Searched', value: searched },
        { label: 'Found', value: found },
        ...(kept ? [{ label: 'In contracts', value: kept }] : []),
        ...(memberships.length > 0 ? [{ label: 'Memberships', value: membershipWords(memberships) }] : []),
        { label: 'Of others', value: others },
        ...(unsealed ? [{ label: 'Still readable', value: unsealed }] : []),
        { label: 'For ever', value: `The key that made it readable was destroyed on ${formatDateTime(proof.keyDestroyedAt)}: nobody can bring it back.` },
      ]}
    />
  );
}
