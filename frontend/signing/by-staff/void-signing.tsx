import { Button, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { Question } from '../../kit/page/question.js';
import type { RecordName } from '../../server/use-record.js';
import { useCommand } from '../../server/use-command.js';

/** Takes a document back from those who were to sign it, after asking why. */
export function VoidSigning({ envelopeId, record }: { readonly envelopeId: string; readonly record: RecordName }) {
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const { run, problem, retry, dismiss } = useCommand<{ reason: string }>({ url: `/api/Envelopes/${envelopeId}/Void`, record });
  const confirm = () => {
    setAsks(false);
    void run({ reason: reason.trim() });
  };
  return (
    <>
      <Button size="small" text="Void…" onClick={() => setAsks(true)} />
      <Question open={asks} confirmText="Void" onCancel={() => setAsks(false)} onConfirm={confirm}>
        Nobody can sign this document any more, and its links open nothing. Why is it taken back?
        <InputGroup autoFocus aria-label="Why it is taken back" value={reason} maxLength={1_000} onValueChange={setReason} />
      </Question>
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}
